import type { Change } from './describe-change.ts';
import { Delta } from './key-figures.tsx';

/** The change of something that is better when there is more of it. */
export function Growth({ change }: { change: Change | null }) {
  return change && <Delta {...change} isGood={change.trend === 'up'} />;
}
