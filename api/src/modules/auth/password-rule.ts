import { isStrongPassword } from '@parpaing/contract/password-strength';
import { invalidField } from '../../errors.ts';

export function requireStrongPassword(
  field: string,
  password: string,
  { email, fullName }: { email: string; fullName: string },
): void {
  if (!isStrongPassword(password, [email, fullName])) throw invalidField(field, 'weak_password');
}
