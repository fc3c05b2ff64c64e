import type { ReportGroup } from '@parpaing/contract/schemas';
import { clsx } from 'clsx';
import { Link } from 'react-router';
import { MaterialPhoto } from '../../../entities/material/photo/material-photo.tsx';
import { reasonNames } from '../../../entities/report/reason-names.ts';
import { Icon } from '../../../icons/icon.tsx';
import { formatAge, formatNumber } from '../../../lib/format/format.ts';
import * as m from '../../../paraglide/messages.js';

interface ReportRowProps {
  group: ReportGroup;
  to: string;
  isShown: boolean;
}

export function ReportRow({ group, to, isShown }: ReportRowProps) {
  const { kind, material, reason, latestAt } = group;
  const icon = kind === 'material' ? 'package' : 'message-square';
  const isGrave = reason === 'interdit' || reason === 'arnaque';
  return (
    // The outline is inside: the list would clip it.
    <Link
      to={to}
      preventScrollReset
      aria-current={isShown ? 'true' : undefined}
      className="grid grid-cols-[3.75rem_minmax(0,1fr)] gap-3.5 px-5 py-3.5 hover:bg-sunken -outline-offset-3 aria-current:bg-plan-tint aria-current:shadow-[inset_4px_0_0_var(--plan)]"
    >
      <div className="self-start overflow-hidden rounded-1">
        <MaterialPhoto
          picture={material.picture && { ...material.picture, alt: '' }}
          sizes="60px"
          isFirst={false}
        />
      </div>
      <div className="min-w-0">
        <p className="flex items-center justify-between gap-2 text-13">
          <span className="flex items-center gap-1.25 text-ink-2">
            <Icon name={icon} size={15} />
            {kind === 'material' ? m.moderation_kind_material() : m.moderation_kind_message()}
          </span>
          <span className="text-ink-3">{formatAge(latestAt)}</span>
        </p>
        <p className="truncate font-semibold">{material.title}</p>
        <p className={clsx('truncate text-13', isGrave ? 'font-semibold text-negative' : 'text-ink-2')}>
          {reasonNames[reason]()}
        </p>
        <p className="text-13 text-ink-3">{describeReporters(group)}</p>
      </div>
    </Link>
  );
}

function describeReporters({ reportCount, reporter }: ReportGroup): string {
  if (reportCount > 1) return m.moderation_by_people({ count: formatNumber(reportCount) });
  return reporter ? m.moderation_by({ name: reporter }) : m.moderation_by_visitor();
}
