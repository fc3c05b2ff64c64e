import { describe, expect, it } from 'vitest';
import { buildUser, placeholderPicture } from './user-record.ts';

const apiBase = 'https://api.parpaing.example';
const login = { id: '1', email: 'jeanne@chantier.fr', token: 't', refreshToken: 'r' };

const build = (more: object, profile?: object) => buildUser({ ...login, ...more }, profile, apiBase);

it('un membre est gardé avec tout ce que SPEC énumère', () => {
  const answer = { fullName: 'Jeanne', verified: true, createdAt: '2026-01-02', lastLogin: '2026-03-04' };
  const profile = {
    phoneNumber: '06',
    address: 'rue',
    city: 'Lyon',
    country: 'France',
    role: 'USER' as const,
  };
  expect(build(answer, profile)).toEqual({
    ...login,
    ...answer,
    ...profile,
    profileImageUrl: placeholderPicture,
    roles: ['USER'],
    isProvider: false,
    sharedDevice: false,
  });
});

it('sans profil, la réponse à la connexion suffit', () => {
  expect(build({})).toMatchObject({
    phoneNumber: null,
    address: null,
    city: null,
    country: null,
    role: 'USER',
    verified: false,
    lastLogin: null,
  });
});

describe('le nom', () => {
  it.each([
    [{ fullName: 'Jeanne' }, { fullName: 'Jeanne Roux' }, 'Jeanne Roux'],
    [{ fullName: 'Jeanne' }, { fullName: '' }, 'Jeanne'],
    [{ fullName: 'Jeanne', name: 'J.' }, undefined, 'Jeanne'],
    [{ name: 'J.' }, undefined, 'J.'],
    [{ fullName: '', name: '' }, {}, 'jeanne'],
    [{}, undefined, 'jeanne'],
  ])('de %j et %j est %s', (answer, profile, expected) => {
    expect(build(answer, profile).fullName).toBe(expected);
  });
});

describe('la photo', () => {
  it.each([
    [undefined, placeholderPicture],
    [null, placeholderPicture],
    ['', placeholderPicture],
    ['/media/1/96.webp', 'https://api.parpaing.example/media/1/96.webp'],
    ['media/1/96.webp', 'https://api.parpaing.example/media/1/96.webp'],
    ['https://cdn.example/1.webp', 'https://cdn.example/1.webp'],
  ])('%j se lit à %s', (profileImageUrl, expected) => {
    expect(build({}, { profileImageUrl }).profileImageUrl).toBe(expected);
  });
});

describe('le rôle, quelle que soit la façon de le dire,', () => {
  const seller = { role: 'PROVIDER', isProvider: true };
  it.each([
    [{}, undefined, { role: 'USER', roles: ['USER'], isProvider: false }],
    [{ role: 'USER', roles: ['USER'] }, undefined, { role: 'USER', roles: ['USER'], isProvider: false }],
    [{ role: 'PROVIDER' }, undefined, { ...seller, roles: ['PROVIDER'] }],
    [{ roles: ['USER', 'PROVIDER'] }, undefined, { ...seller, roles: ['USER', 'PROVIDER'] }],
    [{ role: 'USER', isProvider: true }, undefined, { ...seller, roles: ['USER', 'PROVIDER'] }],
    [{ role: 'ADMIN' }, undefined, { role: 'ADMIN', roles: ['ADMIN'], isProvider: false }],
    [
      { role: 'ADMIN', roles: ['ADMIN', 'PROVIDER'] },
      undefined,
      { role: 'ADMIN', roles: ['ADMIN', 'PROVIDER'], isProvider: true },
    ],
    [{ role: 'USER' }, { role: 'PROVIDER' }, { ...seller, roles: ['PROVIDER'] }],
    [{ role: 'PROVIDER' }, {}, { ...seller, roles: ['PROVIDER'] }],
    [{ role: 'PROVIDER' }, { role: 'USER', isProvider: false }, { role: 'USER', isProvider: false }],
  ])('de %j et %j est %j', (answer, profile, expected) => {
    expect(build(answer, profile)).toMatchObject(expected);
  });
});

describe('la société', () => {
  it.each([
    [{ role: 'PROVIDER', company: 'Roux BTP' }, { companyName: 'Roux BTP' }],
    [
      { role: 'PROVIDER', company: 'Roux BTP', providerInfo: { companyName: 'Roux', taxId: '1' } },
      { companyName: 'Roux BTP', taxId: '1' },
    ],
    [{ role: 'PROVIDER', company: null, providerInfo: { companyName: 'Roux' } }, { companyName: 'Roux' }],
    [{ role: 'PROVIDER', company: null, providerInfo: null }, undefined],
    [{ role: 'ADMIN', company: 'Roux BTP' }, { companyName: 'Roux BTP' }],
    [{ role: 'USER', company: 'Roux BTP' }, undefined],
  ])('de %j est %j', (profile, expected) => {
    expect(build({}, profile).providerInfo).toEqual(expected);
  });
});
