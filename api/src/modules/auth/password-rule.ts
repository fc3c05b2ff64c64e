import { invalidField } from '../../http/errors.ts';

/** The dictionaries take 20 MB of a process: they are loaded by the first password. */
export async function requireStrongPassword(
  field: string,
  password: string,
  { email, fullName }: { email: string; fullName: string },
): Promise<void> {
  const { isStrongPassword } = await import('@parpaing/contract/password-strength');
  if (!isStrongPassword(password, [email, fullName])) throw invalidField(field, 'weak_password');
}
