import { describe, expect, it } from 'vitest';
import { newId } from '../../lib/ids.ts';
import { cheapHash, createUser, testPassword } from '../../testing/factories.ts';
import { newAddress, spendLimit } from '../../testing/limits.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { accountKey } from './guesses.ts';
import { createPasswordHasher } from './passwords.ts';

let verified = 0;
const hasher = createPasswordHasher(cheapHash);
const context = useTestApp({
  passwords: {
    ...hasher,
    verify: (...credentials) => {
      verified++;
      return hasher.verify(...credentials);
    },
  },
});

function logIn(email: string, password: string, remoteAddress: string) {
  return context.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email, password },
    remoteAddress,
  });
}
const guess = async (email: string, address = newAddress()) =>
  (await logIn(email, 'au hasard', address)).statusCode;
const enter = async (email: string, address = newAddress()) =>
  (await logIn(email, testPassword, address)).statusCode;
const newEmail = async (kind: string) =>
  kind === 'connu' ? (await createUser(context.db)).email : `fantome-${newId()}@exemple.fr`;

describe.each(['connu', 'inconnu'])('deviner le mot de passe d’un compte %s', (kind) => {
  it('s’arrête à dix essais d’un même lieu, même avec le bon', async () => {
    const email = await newEmail(kind);
    const address = newAddress();
    for (let count = 0; count < 10; count++) {
      expect(await guess(count % 2 ? email : email.toUpperCase(), address)).toBe(401);
    }
    const response = await logIn(email, testPassword, address);
    expect([response.statusCode, response.json().error]).toEqual([429, 'too_many_requests']);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(800);
  });

  it('s’arrête à dix essais d’un même lieu, même tous ensemble', async () => {
    const email = await newEmail(kind);
    const address = newAddress();
    verified = 0;
    const answers = await Promise.all(Array.from({ length: 16 }, () => guess(email, address)));
    expect(answers.filter((status) => status === 429)).toHaveLength(6);
    expect(verified).toBe(10);
  });

  it('s’arrête à cent essais en une heure, de cent lieux, même avec le bon', {
    timeout: 120_000,
  }, async () => {
    const email = await newEmail(kind);
    const answers: number[] = [];
    for (let round = 0; round < 5; round++) {
      answers.push(...(await Promise.all(Array.from({ length: 22 }, () => guess(email)))));
    }
    expect(answers.filter((status) => status === 401)).toHaveLength(100);
    const response = await logIn(email, testPassword, newAddress());
    expect(response.statusCode).toBe(429);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(1800);
  });

  it('s’arrête à trente essais en une heure d’un même lieu, qui en laisse ainsi aux autres', async () => {
    const email = await newEmail(kind);
    const address = newAddress();
    await spendLimit(context.db, `${accountKey(context.options, email)} from ${address}`, 29);
    expect([await guess(email, address), await guess(email, address)]).toEqual([401, 429]);
    expect(await guess(email)).toBe(401);
  });

  it('s’arrête à soixante-dix pour ceux qui ont déjà essayé ; un nouveau venu a encore le premier essai', async () => {
    const email = await newEmail(kind);
    const [address, other] = [newAddress(), newAddress()];
    await spendLimit(context.db, accountKey(context.options, email), 69);
    expect([await guess(email, address), await guess(email, address)]).toEqual([401, 429]);
    expect([await guess(email, other), await guess(email, other)]).toEqual([401, 429]);
  });
});

describe('la propriétaire d’un compte', () => {
  it('entre d’ailleurs pendant qu’un inconnu devine', async () => {
    const { email } = await createUser(context.db);
    const address = newAddress();
    for (let count = 0; count < 12; count++) await guess(email, address);
    expect([await enter(email, address), await enter(email)]).toEqual([429, 200]);
  });

  it('entre d’un lieu nouveau pendant que plusieurs devinent, sans leur rendre leurs essais', async () => {
    const { email } = await createUser(context.db);
    await spendLimit(context.db, accountKey(context.options, email), 70);
    const [home, address] = [newAddress(), newAddress()];
    for (let count = 0; count < 3; count++) expect(await enter(email, home)).toBe(200);
    expect([await guess(email, address), await guess(email, address)]).toEqual([401, 429]);
  });
});
