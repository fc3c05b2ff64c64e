import type { Holiday } from '@parpaing/contract/schemas';
import { clsx } from 'clsx';
import { Icon } from '../../../icons/icon.tsx';
import { formatDateTime } from '../../../lib/format/format.ts';
import * as m from '../../../paraglide/messages.js';

interface HolidayNoticeProps {
  holiday: Holiday;
  isPlanned?: boolean;
  className?: string;
}

const formatDay = (date: string) => formatDateTime(new Date(date), { day: 'numeric', month: 'long' });

export function HolidayNotice({ holiday, isPlanned = false, className }: HolidayNoticeProps) {
  const [from, until] = [formatDay(holiday.from), formatDay(holiday.until)];
  return (
    <div className={clsx('flex gap-3 rounded-2 bg-warning-tint px-4 py-3', className)}>
      <Icon name="calendar-off" size={20} className="mt-0.5 flex-none text-warning" />
      <div className="min-w-0">
        <p className="font-medium text-warning">
          {isPlanned ? m.holiday_planned({ from, until }) : m.holiday_until({ date: until })}
        </p>
        {holiday.message && <p className="break-words whitespace-pre-line">{holiday.message}</p>}
      </div>
    </div>
  );
}
