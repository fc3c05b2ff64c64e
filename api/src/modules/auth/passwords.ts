import { hash } from '@node-rs/argon2';

/** argon2id, with the library's defaults: OWASP's advice of 19 MiB and two passes. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}
