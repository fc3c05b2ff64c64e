import { describe, expect, it } from 'vitest';
import { hasShop, isSeller, parseUser } from './stored-user.ts';
import type { User } from './user-record.ts';

describe('session gardée dans le navigateur', () => {
  it('un visiteur dont la clé contient un utilisateur est connecté', () => {
    expect(parseUser('{"token":"t","role":"USER"}')).toMatchObject({ token: 't', role: 'USER' });
  });

  it.each([
    null,
    '',
    '{',
    'null',
    '"user"',
    '[]',
    '{}',
    '{"token":""}',
    '{"token":3}',
    '{"token":"t","roles":"PROVIDER"}',
  ])('un visiteur dont la clé vaut %j est déconnecté', (stored) => {
    expect(parseUser(stored)).toBeNull();
  });
});

describe('qui vend', () => {
  it.each([
    [{}, false],
    [{ role: 'USER', roles: ['USER'], isProvider: false }, false],
    [{ isProvider: true }, true],
    [{ role: 'PROVIDER' }, true],
    [{ role: 'USER', roles: ['USER', 'PROVIDER'] }, true],
    [{ role: 'ADMIN' }, true],
    [{ roles: ['ADMIN'] }, false],
  ])('%j : %s', (user, expected) => {
    expect(isSeller({ token: 't', ...(user as Partial<User>) })).toBe(expected);
  });
});

describe('qui a une boutique', () => {
  it.each([
    [{ role: 'PROVIDER' }, true],
    [{ role: 'ADMIN' }, false],
    [{ role: 'ADMIN', providerInfo: { companyName: 'Roux BTP' } }, true],
  ] as const)('%j : %s', (user, expected) => {
    expect(hasShop(user)).toBe(expected);
  });
});
