import { describe, expect, it } from 'vitest';
import { createPasswordHasher } from './passwords.ts';

describe('un mot de passe', () => {
  it('est haché par argon2id, au prix annoncé', async () => {
    const { hash, verify } = createPasswordHasher();
    const hashed = await hash('truelle-et-niveau-42');
    expect(hashed).toMatch(/^\$argon2id\$v=19\$m=47104,t=2,p=1\$/);
    expect(await verify('truelle-et-niveau-42', hashed)).toBe(true);
    expect(await verify('truelle-et-niveau-43', hashed)).toBe(false);
  });
});
