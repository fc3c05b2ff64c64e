import { pages } from '@parpaing/contract/pages';
import type { MyMaterial, Picture } from '@parpaing/contract/schemas';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { MaterialPhoto } from '../../../entities/material/photo/material-photo.tsx';
import { Icon } from '../../../icons/icon.tsx';
import type { IconName } from '../../../icons/icon-names.ts';
import { countDays, formatDate, formatNumber } from '../../../lib/format/format.ts';
import * as m from '../../../paraglide/messages.js';

export function Thumbnail({ picture, className }: { picture: Picture | null; className: string }) {
  return (
    <span className={clsx('block flex-none overflow-hidden rounded-1', className)}>
      <MaterialPhoto picture={picture && { ...picture, alt: '' }} sizes="74px" isFirst={false} />
    </span>
  );
}

export function Freshness({ material }: { material: MyMaterial }) {
  const { status, isHidden, isToConfirm, confirmedAt } = material;
  if (isHidden) {
    return (
      <Link to={`${pages.info}#regles-de-publication`}>
        <Mark icon="eye-off" text={m.my_materials_hidden()} className="text-negative" />
      </Link>
    );
  }
  if (isToConfirm) return <Mark icon="clock" text={m.my_materials_to_confirm()} className="text-surplus" />;
  if (status !== 'publie') return null;
  return (
    <time dateTime={confirmedAt} title={formatDate(confirmedAt)} className="text-ink-2">
      {describeAge(confirmedAt, new Date())}
    </time>
  );
}

interface MarkProps {
  icon: IconName;
  text: string;
  className: string;
}

const Mark = ({ icon, text, className }: MarkProps) => (
  <span className={clsx('inline-flex items-center gap-1.5 align-middle font-medium', className)}>
    <Icon name={icon} size={16} />
    {text}
  </span>
);

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
    <LargeCheck
      aria-label={m.my_materials_select({ title })}
      checked={isSelected}
      onChange={({ nativeEvent }) => onToggle((nativeEvent as MouseEvent).shiftKey)}
    />
  );
}

/** A checkbox with room for a finger around it. */
export function LargeCheck(props: Omit<ComponentProps<'input'>, 'className'>) {
  return (
    <label className="grid size-11 cursor-pointer place-items-center md:size-9">
      <input type="checkbox" className="check" {...props} />
    </label>
  );
}
