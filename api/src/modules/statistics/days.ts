const isoDayInParis = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' });

export interface Period {
  from: string;
  to: string;
}

export const toParisDay = (time: Date): string => isoDayInParis.format(time);

export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

export function buildPeriods(today: string, days: number): { period: Period; previousPeriod: Period } {
  const from = addDays(today, 1 - days);
  return {
    period: { from, to: today },
    previousPeriod: { from: addDays(from, -days), to: addDays(from, -1) },
  };
}

export function listDays({ from, to }: Period): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}
