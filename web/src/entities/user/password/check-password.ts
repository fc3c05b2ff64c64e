import { limits } from '@parpaing/contract/limits';
import type { Schemas } from '../../../lib/forms/load-rules.ts';
import * as m from '../../../paraglide/messages.js';

/** Loaded on first use: the dictionaries are larger than all pages together. */
export function loadPasswordStrength() {
  return import('@parpaing/contract/password-strength');
}

/** The rule that no schema can say: a password must not be easy to guess. */
export function requireStrength(
  schema: Schemas['RegisterInput']['shape']['password'],
  ownerWords?: string[],
) {
  return schema.refine(async (password) => {
    if (password.length < limits.minPasswordLength) return true;
    const { isStrongPassword } = await loadPasswordStrength();
    return isStrongPassword(password, ownerWords);
  });
}

export function describePassword(code: string, password: unknown): string {
  if (password === '') return m.password_new_missing();
  if (code === 'custom') return m.password_weak();
  return code === 'too_big'
    ? m.password_long({ max: limits.passwordLength })
    : m.password_short({ min: limits.minPasswordLength });
}
