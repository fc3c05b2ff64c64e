import { limits } from '@parpaing/contract/limits';
import type { FieldErrors } from '../../lib/forms/use-form.ts';
import * as m from '../../paraglide/messages.js';

/** Loaded on first use: the dictionaries are larger than all pages together. */
export function loadPasswordStrength() {
  return import('@parpaing/contract/password-strength');
}

export async function checkPasswordStrength(
  field: string,
  password: string,
  known: string[] = [],
): Promise<FieldErrors> {
  if (password.length < limits.minPasswordLength) return {};
  const { isStrongPassword } = await loadPasswordStrength();
  return isStrongPassword(password, known) ? {} : { [field]: m.password_weak() };
}

export function describePassword(code: string, password: string): string {
  if (password === '') return m.password_new_missing();
  return code === 'too_big'
    ? m.password_long({ max: limits.passwordLength })
    : m.password_short({ min: limits.minPasswordLength });
}
