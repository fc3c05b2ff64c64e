import type { Change } from './describe-change.ts';
import { Delta } from './key-figures.tsx';

export function Growth({ change }: { change: Change | null }) {
  return change && <Delta {...change} isGood={change.trend === 'up'} />;
}
