import { hkdfSync } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader, SignJWT, UnsecuredJWT } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { logInAs } from '../../testing/accounts.ts';
import { createUser } from '../../testing/factories.ts';
import { testSecret, useTestApp } from '../../testing/test-app.ts';
import { createAccessTokens } from './access-tokens.ts';

const publicUrl = 'http://localhost:8080';
const otherSecret = 'another secret, of another installation';
const context = useTestApp();
const rotated = useTestApp({ appSecret: otherSecret, previousAppSecret: testSecret });

let token: string;
beforeAll(async () => {
  ({ token } = await logInAs(context.app, await createUser(context.db)));
});

const readMe = async (bearer: string) => {
  const response = await context.app.inject({
    url: '/api/users/me',
    headers: { authorization: `Bearer ${bearer}` },
  });
  return [response.statusCode, response.json().error, response.headers['www-authenticate']];
};
const refresh = async (refreshToken: string, bearer: string) => {
  const response = await context.app.inject({
    method: 'POST',
    url: '/api/auth/refresh-token',
    headers: { authorization: `Bearer ${bearer}` },
    payload: { refreshToken },
  });
  return response.statusCode;
};
const refused = [401, 'unauthenticated', 'Bearer'];
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('un jeton d’accès', () => {
  it('vaut un quart d’heure et dit sous quelle clé, pour qui, dans quelle session', () => {
    const { exp = 0, iat = 0, ...claims } = decodeJwt(token);
    expect(exp - iat).toBe(15 * 60);
    expect(Object.keys(claims).sort()).toEqual(['iss', 'jti', 'role', 'sid', 'sub']);
    expect(decodeProtectedHeader(token)).toEqual({ alg: 'HS256', kid: expect.stringMatching(/^[\w-]{12}$/) });
  });

  it('sans signature est refusé', async () => {
    const unsigned = new UnsecuredJWT(decodeJwt(token)).encode();
    expect(await readMe(unsigned)).toEqual(refused);
    const [, payload] = token.split('.');
    const header = encode({ ...decodeProtectedHeader(token), alg: 'none' });
    expect(await readMe(`${header}.${payload}.`)).toEqual(refused);
  });

  it('signé d’une autre clé est refusé, même sous le nom de la nôtre', async () => {
    const { sub = '', sid } = decodeJwt(token);
    const foreign = createAccessTokens({
      appSecret: otherSecret,
      previousAppSecret: undefined,
      publicUrl,
    });
    expect(await readMe(await foreign.sign(sub, String(sid), 'USER'))).toEqual(refused);
    const { kid } = decodeProtectedHeader(token);
    const disguised = await new SignJWT(decodeJwt(token))
      .setProtectedHeader({ alg: 'HS256', kid })
      .sign(new TextEncoder().encode(otherSecret));
    expect(await readMe(disguised)).toEqual(refused);
  });

  it('retouché est refusé', async () => {
    const [header, , signature] = token.split('.');
    const payload = encode({ ...decodeJwt(token), role: 'ADMIN' });
    expect(await readMe(`${header}.${payload}.${signature}`)).toEqual(refused);
  });

  it('fait pour un autre site est refusé', async () => {
    const { sub = '', sid } = decodeJwt(token);
    const elsewhere = createAccessTokens({
      appSecret: testSecret,
      previousAppSecret: undefined,
      publicUrl: 'https://ailleurs.example',
    });
    expect(await readMe(await elsewhere.sign(sub, String(sid), 'USER'))).toEqual(refused);
  });

  it('dont la session n’est pas celle de la personne est refusé', async () => {
    const ours = createAccessTokens({ appSecret: testSecret, previousAppSecret: undefined, publicUrl });
    const { id } = await createUser(context.db);
    const { sid } = decodeJwt(token);
    expect(await readMe(await ours.sign(id, String(sid), 'ADMIN'))).toEqual(refused);
  });

  it.each(['', 'nimporte', 'a.b.c'])('illisible (« %s ») est refusé', async (bearer) => {
    expect(await readMe(bearer)).toEqual(refused);
  });

  it('expiré n’ouvre plus rien, mais ferme encore sa session', async () => {
    const user = await createUser(context.db);
    const { token: fresh, refreshToken } = await logInAs(context.app, user);
    const expired = await expire(fresh);
    expect(await readMe(expired)).toEqual(refused);
    const logout = await context.app.inject({
      method: 'POST',
      url: '/api/auth/logout',
      headers: { authorization: `Bearer ${expired}` },
    });
    expect(logout.statusCode).toBe(204);
    expect(await refresh(refreshToken, expired)).toBe(401);
  });

  it.each([
    ['expiré', () => expire(token)],
    ['illisible', () => 'a.b.c'],
  ])('%s n’empêche pas d’en demander un autre', async (_, makeBearer) => {
    const { refreshToken } = await logInAs(context.app, await createUser(context.db));
    expect(await refresh(refreshToken, await makeBearer())).toBe(200);
  });

  it('survit au changement de clé jusqu’à son terme, le suivant étant signé de la nouvelle', async () => {
    const ours = createAccessTokens({ appSecret: testSecret, previousAppSecret: undefined, publicUrl });
    const user = await createUser(rotated.db);
    const { token: renewed, headers } = await logInAs(rotated.app, user);
    const before = await ours.sign(user.id, String(decodeJwt(renewed).sid), 'USER');
    expect(decodeProtectedHeader(before).kid).not.toBe(decodeProtectedHeader(renewed).kid);
    const statuses = await Promise.all(
      [headers.authorization, `Bearer ${before}`].map((authorization) =>
        rotated.app.inject({ url: '/api/users/me', headers: { authorization } }),
      ),
    );
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  });

  it('d’un compte supprimé est refusé', async () => {
    const user = await createUser(context.db);
    const { token: held } = await logInAs(context.app, user);
    await context.db.updateTable('users').set({ deletedAt: new Date() }).where('id', '=', user.id).execute();
    expect(await readMe(held)).toEqual(refused);
  });
});

/** The same token, as our own key would have signed it an hour ago. */
function expire(fresh: string): Promise<string> {
  const key = new Uint8Array(hkdfSync('sha256', testSecret, '', 'parpaing access tokens', 32));
  const { exp = 0, iat = 0, ...claims } = decodeJwt(fresh);
  return new SignJWT({ ...claims, iat: iat - 3600, exp: exp - 3600 })
    .setProtectedHeader(decodeProtectedHeader(fresh) as { alg: string })
    .sign(key);
}
