import { isPastDay } from '@parpaing/contract/offer-rules';
import { useSearchParams } from 'react-router';
import { deadlineParam } from '../prices/need.ts';

/** The day by which the buyer wants it; not one that is past. */
export function readDeadline(params: URLSearchParams): string | undefined {
  const day = params.get(deadlineParam) ?? '';
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && new Date(day).toJSON()?.startsWith(day);
  return isDay && !isPastDay(day) ? day : undefined;
}

export const useDeadline = (): string | undefined => readDeadline(useSearchParams()[0]);
