import type { Database } from '../../../db/database.ts';
import { keepAnswers } from '../keep-answers.ts';
import type { Total } from './totals.ts';

/** Counts that reach the limit cost most, and a minute later they still reach it: only those are kept. */
export const keepCapped = <Asked extends unknown[], Counts extends Total>(
  count: (db: Database, ...asked: Asked) => Promise<Counts>,
) => keepAnswers(count, ({ isTotalExact }) => !isTotalExact);
