import { limits } from '@parpaing/contract/limits';
import type { FieldErrors } from '../../lib/forms/use-form.ts';
import * as m from '../../paraglide/messages.js';

/** On first use: its dictionaries weigh more than all the pages. */
export function loadStrength() {
  return import('@parpaing/contract/password-strength');
}

/** For `useForm`: what is long enough must also be hard to guess. */
export async function checkStrength(
  field: string,
  password: string,
  known: string[] = [],
): Promise<FieldErrors> {
  if (password.length < limits.minPasswordLength) return {};
  const { isStrongPassword } = await loadStrength();
  return isStrongPassword(password, known) ? {} : { [field]: m.password_weak() };
}

export function describePassword(code: string, password: string): string {
  if (password === '') return m.password_new_missing();
  return code === 'too_big'
    ? m.password_long({ max: limits.passwordLength })
    : m.password_short({ min: limits.minPasswordLength });
}
