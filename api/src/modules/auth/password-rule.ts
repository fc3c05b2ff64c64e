import { isStrongPassword } from '@parpaing/contract/password-strength';
import { invalidField } from '../../errors.ts';

/** What one knows of its owner makes a password weaker: their name, their address and its parts. */
export function requireStrongPassword(
  field: string,
  password: string,
  { email, fullName }: { email: string; fullName: string },
): void {
  const known = [email, ...email.split(/[@.+_-]/), fullName, ...fullName.split(/\s+/)];
  if (!isStrongPassword(password, known)) throw invalidField(field, 'weak_password');
}
