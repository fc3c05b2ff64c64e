import { limits } from '@parpaing/contract/limits';
import { clsx } from 'clsx';
import * as m from '../../../paraglide/messages.js';

const levels = [
  m.password_level_0,
  m.password_level_1,
  m.password_level_2,
  m.password_level_3,
  m.password_level_4,
];
const bricks = [1, 2, 3, 4];

interface PasswordStrengthProps {
  password: string;
  score: number | undefined;
}

export function PasswordStrength({ password, score }: PasswordStrengthProps) {
  const missing = limits.minPasswordLength - password.length;
  const level = score !== undefined && missing > 0 ? Math.min(score, limits.minPasswordScore - 1) : score;
  const isStrong = level !== undefined && level >= limits.minPasswordScore;
  return (
    <div className="mt-2">
      <div className="flex gap-1" aria-hidden="true">
        {bricks.map((brick) => (
          <span
            key={brick}
            className={clsx(
              'h-2 flex-1 rounded-1 transition-colors duration-(--t-2)',
              level === undefined || brick > Math.max(level, 1)
                ? 'bg-joint'
                : isStrong
                  ? 'bg-positive'
                  : 'bg-surplus',
            )}
          />
        ))}
      </div>
      <p className="mt-1.5 min-h-5 text-13 text-ink-2">
        <span role="status" className={clsx('font-semibold', isStrong ? 'text-positive' : 'text-ink')}>
          {level !== undefined && levels[level]?.()}
        </span>{' '}
        {level !== undefined && advise(missing, isStrong)}
      </p>
    </div>
  );
}

function advise(missing: number, isStrong: boolean): string {
  if (missing > 1) return m.password_advice_longer({ count: missing });
  if (missing === 1) return m.password_advice_one_more();
  return isStrong ? m.password_advice_enough() : m.password_advice_words();
}
