import { isStrongPassword } from '@parpaing/contract/password-strength';
import { invalidField } from '../../errors.ts';

/** What one knows of its owner makes a password weaker: the form rates it with the same two. */
export function requireStrongPassword(
  field: string,
  password: string,
  { email, fullName }: { email: string; fullName: string },
): void {
  if (!isStrongPassword(password, [email, fullName])) throw invalidField(field, 'weak_password');
}
