import { readParisClock } from '@parpaing/contract/paris-clock';
import type { OpeningHours } from '@parpaing/contract/schemas';
import { clsx } from 'clsx';
import { useSyncExternalStore } from 'react';
import {
  describeDay,
  describeOpening,
  formatWeekday,
  isOpenAt,
} from '../../entities/user/seller/opening-hours.ts';
import * as m from '../../paraglide/messages.js';

interface WeekHoursProps {
  openingHours: OpeningHours | null;
  note: string | null;
  isOnHoliday: boolean;
}

export function WeekHours({ openingHours, note, isOnHoliday }: WeekHoursProps) {
  const clock = useParisClock();
  if (!openingHours && !note) return null;
  return (
    <section
      id="horaires"
      aria-labelledby="hours-title"
      className="rounded-2 border border-joint bg-surface p-5"
    >
      <h2 id="hours-title" className="text-20">
        {m.hours_title()}
      </h2>
      {openingHours && (
        <>
          <p className="mt-1 min-h-6 font-medium">
            {isOnHoliday ? (
              <span className="text-warning">{m.hours_on_holiday()}</span>
            ) : (
              clock && (
                <span className={clsx(isOpenAt(openingHours, clock) ? 'text-positive' : 'text-ink-2')}>
                  {describeOpening(openingHours, clock)}
                </span>
              )
            )}
          </p>
          <table className="mt-3 w-full border-t border-joint">
            <tbody>
              {openingHours.map((day, weekday) => {
                const name = formatWeekday(weekday);
                const isToday = clock?.weekday === weekday;
                return (
                  <tr key={name} className={clsx('border-b border-joint', isToday && 'font-semibold')}>
                    <th
                      scope="row"
                      className={clsx(
                        'py-2 pr-4 text-left align-top first-letter:uppercase',
                        isToday ? 'font-semibold' : 'font-normal',
                      )}
                    >
                      {name}
                      {isToday && <span className="sr-only"> {m.hours_today()}</span>}
                    </th>
                    <td className={clsx('py-2 text-right', day.length === 0 && 'text-ink-3')}>
                      {describeDay(day)}
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </>
      )}
      {note && <p className="mt-3 break-words text-ink-2">{note}</p>}
    </section>
  );
}

const minuteMs = 60_000;

function subscribe(onTick: () => void) {
  const timer = setInterval(onTick, 10_000);
  return () => clearInterval(timer);
}

/** Unknown until hydration, because pages are cached. */
function useParisClock() {
  const minute = useSyncExternalStore(
    subscribe,
    () => Math.floor(Date.now() / minuteMs),
    () => undefined,
  );
  return minute === undefined ? undefined : readParisClock(new Date(minute * minuteMs));
}
