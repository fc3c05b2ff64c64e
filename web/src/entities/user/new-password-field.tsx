import { limits } from '@parpaing/contract/limits';
import { useDeferredValue, useEffect, useState } from 'react';
import * as m from '../../paraglide/messages.js';
import { PasswordField } from './password-field.tsx';
import { PasswordStrength } from './password-strength.tsx';
import { loadStrength } from './rate-password.ts';

interface NewPasswordFieldProps {
  id: string;
  name: string;
  label: string;
  error?: string;
  /** What one knows of its owner, which makes it weaker. */
  readKnown?: () => string[];
}

/** Says while it is typed how hard it is to guess, and what would help. */
export function NewPasswordField({ readKnown, ...field }: NewPasswordFieldProps) {
  const [password, setPassword] = useState('');
  const score = useScore(useDeferredValue(password), readKnown);
  return (
    <div>
      <PasswordField
        {...field}
        autoComplete="new-password"
        minLength={limits.minPasswordLength}
        hint={m.password_hint({ min: limits.minPasswordLength })}
        onFocus={() => void loadStrength().catch(() => {})}
        onChange={(event) => setPassword(event.target.value)}
      />
      <PasswordStrength password={password} score={score} />
    </div>
  );
}

/** Undefined while unknown: nothing typed, or the dictionaries are not there yet. */
function useScore(password: string, readKnown?: () => string[]): number | undefined {
  const [rated, setRated] = useState<{ password: string; score: number }>();
  useEffect(() => {
    if (password === '') return;
    let isStale = false;
    loadStrength()
      .then(({ ratePassword }) => {
        if (!isStale) setRated({ password, score: ratePassword(password, readKnown?.()) });
      })
      // The server judges then.
      .catch(() => {});
    return () => {
      isStale = true;
    };
  }, [password, readKnown]);
  return rated?.password === password ? rated.score : undefined;
}
