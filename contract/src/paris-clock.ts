interface ParisClock {
  /** 2026-08-24 */
  date: string;
  /** 07:30 */
  time: string;
  /** 0 is Monday. */
  weekday: number;
}

/** Swedish writes dates as ISO 8601 does. */
const format = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Paris',
  dateStyle: 'short',
  timeStyle: 'short',
});

export function readParisClock(now = new Date()): ParisClock {
  const [date = '', time = ''] = format.format(now).split(' ');
  return { date, time, weekday: (new Date(date).getUTCDay() + 6) % 7 };
}
