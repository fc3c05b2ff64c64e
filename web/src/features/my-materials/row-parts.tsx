import type { MyMaterial, Picture } from '@parpaing/contract/schemas';
import { clsx } from 'clsx';
import { Clock } from 'lucide-react';
import { MaterialPhoto } from '../../entities/material/material-photo.tsx';
import { countDays, formatDate, formatNumber } from '../../lib/format/format.ts';
import * as m from '../../paraglide/messages.js';

export function Thumbnail({ picture, className }: { picture: Picture | null; className: string }) {
  return (
    <span className={clsx('block flex-none overflow-hidden rounded-1', className)}>
      <MaterialPhoto picture={picture && { ...picture, alt: '' }} sizes="74px" isFirst={false} />
    </span>
  );
}

export function Freshness({ material: { status, isToConfirm, confirmedAt } }: { material: MyMaterial }) {
  if (isToConfirm) {
    return (
      <span className="inline-flex items-center gap-1.5 align-middle font-medium text-surplus">
        <Clock size={16} strokeWidth={1.75} aria-hidden="true" />
        {m.my_materials_to_confirm()}
      </span>
    );
  }
  if (status !== 'publie') return null;
  return (
    <time dateTime={confirmedAt} title={formatDate(confirmedAt)} className="text-ink-2">
      {describeAge(confirmedAt, new Date())}
    </time>
  );
}

export function describeAge(date: string, now: Date): string {
  const days = countDays(new Date(date), now);
  return days <= 0 ? m.my_materials_today() : m.my_materials_days_ago({ count: formatNumber(days) });
}

interface RowCheckProps {
  title: string;
  isSelected: boolean;
  onToggle: (isRange: boolean) => void;
}

export function RowCheck({ title, isSelected, onToggle }: RowCheckProps) {
  return (
    <label className="row-check">
      <input
        type="checkbox"
        className="check"
        aria-label={m.my_materials_select({ title })}
        checked={isSelected}
        onChange={({ nativeEvent }) => onToggle((nativeEvent as MouseEvent).shiftKey)}
      />
    </label>
  );
}
