import { limits } from '@parpaing/contract/limits';
import { type ComponentProps, useDeferredValue, useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as m from '../../../paraglide/messages.js';
import { loadPasswordStrength } from './check-password.ts';
import { PasswordField } from './password-field.tsx';
import { PasswordStrength } from './password-strength.tsx';

interface NewPasswordFieldProps extends Omit<ComponentProps<typeof PasswordField>, 'autoComplete'> {
  readOwnerWords?: () => string[];
}

export function NewPasswordField({ readOwnerWords, ...field }: NewPasswordFieldProps) {
  const password: string = useWatch({ name: field.name }) ?? '';
  const score = useScore(useDeferredValue(password), readOwnerWords);
  return (
    <div>
      <PasswordField
        {...field}
        autoComplete="new-password"
        minLength={limits.minPasswordLength}
        hint={m.password_hint({ min: limits.minPasswordLength })}
        onFocus={() => void loadPasswordStrength().catch(() => {})}
      />
      <PasswordStrength password={password} score={score} />
    </div>
  );
}

function useScore(password: string, readOwnerWords?: () => string[]): number | undefined {
  const [rated, setRated] = useState<{ password: string; score: number }>();
  useEffect(() => {
    if (password === '') return;
    let isStale = false;
    loadPasswordStrength()
      .then(({ ratePassword }) => {
        if (!isStale) setRated({ password, score: ratePassword(password, readOwnerWords?.()) });
      })
      .catch(() => {});
    return () => {
      isStale = true;
    };
  }, [password, readOwnerWords]);
  return rated?.password === password ? rated.score : undefined;
}
