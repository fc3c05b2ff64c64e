import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { logInAs } from '../../testing/accounts.ts';
import { createUser } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';

const context = useTestApp();

async function comeIn(visit = {}) {
  const user = await createUser(context.db);
  return { ...user, ...(await logInAs(context.app, user, visit)) };
}

const refresh = (refreshToken: string) =>
  context.app.inject({ method: 'POST', url: '/api/auth/refresh-token', payload: { refreshToken } });
const readMe = async (token: string) =>
  (await context.app.inject({ url: '/api/users/me', headers: { authorization: `Bearer ${token}` } }))
    .statusCode;
const logOut = (token: string) =>
  context.app.inject({
    method: 'POST',
    url: '/api/auth/logout',
    headers: { authorization: `Bearer ${token}` },
  });

/** As if this much time had gone by for the sessions of one person. */
const letPass = (userId: string, time: string) =>
  sql`update sessions set created_at = created_at - ${time}::interval,
    last_used_at = last_used_at - ${time}::interval, expires_at = expires_at - ${time}::interval
    where user_id = ${userId}`.execute(context.db);

describe('une session se prolonge', () => {
  it('avec un jeton qui change à chaque fois', async () => {
    const { token, refreshToken } = await comeIn();
    const response = await refresh(refreshToken);
    expect(response.statusCode).toBe(200);
    const renewed = response.json();
    expect(Object.keys(renewed).sort()).toEqual(['refreshToken', 'token']);
    expect([renewed.token === token, renewed.refreshToken === refreshToken]).toEqual([false, false]);
    expect([await readMe(renewed.token), await readMe(token)]).toEqual([200, 200]);
    expect((await refresh(renewed.refreshToken)).statusCode).toBe(200);
  });

  it('après 89 minutes sans rien faire, pas après 91', async () => {
    const { id, refreshToken } = await comeIn();
    await letPass(id, '89 minutes');
    const renewed = await refresh(refreshToken);
    expect(renewed.statusCode).toBe(200);
    await letPass(id, '91 minutes');
    const late = await refresh(renewed.json().refreshToken);
    expect([late.statusCode, late.json().error]).toEqual([401, 'unauthenticated']);
  });

  it('sur un poste partagé après 39 minutes, pas après 41', async () => {
    const { id, refreshToken } = await comeIn({ sharedDevice: true });
    await letPass(id, '39 minutes');
    const renewed = await refresh(refreshToken);
    expect(renewed.statusCode).toBe(200);
    await letPass(id, '41 minutes');
    expect((await refresh(renewed.json().refreshToken)).statusCode).toBe(401);
  });

  it('trente jours en tout, même sans cesse en usage', async () => {
    const { id, refreshToken } = await comeIn();
    await sql`update sessions set created_at = now() - interval '30 days' + interval '10 minutes'
      where user_id = ${id}`.execute(context.db);
    const renewed = (await refresh(refreshToken)).json();
    await letPass(id, '11 minutes');
    expect([(await refresh(renewed.refreshToken)).statusCode, await readMe(renewed.token)]).toEqual([
      401, 401,
    ]);
  });
});

const countLiveTokens = async (userId: string) => {
  const rows = await context.db
    .selectFrom('refreshTokens')
    .innerJoin('sessions', 'sessions.id', 'sessionId')
    .select('hash')
    .where('userId', '=', userId)
    .where('rotatedAt', 'is', null)
    .execute();
  return rows.length;
};

describe('un jeton de prolongation', () => {
  it('déjà échangé trahit une copie dès que le suivant a servi : la session entière s’arrête', async () => {
    const { refreshToken } = await comeIn();
    const renewed = (await refresh(refreshToken)).json();
    const last = (await refresh(renewed.refreshToken)).json();
    expect((await refresh(refreshToken)).statusCode).toBe(401);
    expect((await refresh(last.refreshToken)).statusCode).toBe(401);
    expect(await readMe(last.token)).toBe(401);
  });

  it('dont la réponse s’est perdue est échangé de nouveau', async () => {
    const { refreshToken } = await comeIn();
    await refresh(refreshToken);
    const again = (await refresh(refreshToken)).json();
    expect(await readMe(again.token)).toBe(200);
    expect((await refresh(again.refreshToken)).statusCode).toBe(200);
  });

  it('de la réponse perdue, s’il revient, trahit une copie', async () => {
    const { refreshToken } = await comeIn();
    const lost = (await refresh(refreshToken)).json();
    const again = (await refresh(refreshToken)).json();
    expect((await refresh(lost.refreshToken)).statusCode).toBe(401);
    expect((await refresh(again.refreshToken)).statusCode).toBe(401);
  });

  it('présenté dix fois à la fois ne laisse qu’un successeur', async () => {
    const { id, refreshToken } = await comeIn();
    const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(refreshToken)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
    expect(await countLiveTokens(id)).toBe(1);
  });

  it('échangé pendant que la personne devient vendeuse ne laisse qu’un successeur', async () => {
    const { id, headers, refreshToken } = await comeIn();
    const upgrade = () =>
      context.app.inject({
        method: 'POST',
        url: '/api/users/upgrade-to-provider',
        headers,
        payload: { companyName: 'Camille M.', businessType: 'particulier' },
      });
    const [upgraded] = await Promise.all([upgrade(), refresh(refreshToken), upgrade()]);
    expect(upgraded?.statusCode).toBe(200);
    expect(await countLiveTokens(id)).toBe(1);
  });

  it('inconnu est refusé, trop court aussi, en nommant le champ', async () => {
    expect((await refresh('x'.repeat(43))).statusCode).toBe(401);
    const short = await refresh('x');
    expect([short.statusCode, short.json().details[0].field]).toEqual([400, 'refreshToken']);
  });

  it('n’est pas gardé en clair', async () => {
    const { refreshToken } = await comeIn();
    const rows = await context.db.selectFrom('refreshTokens').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(refreshToken);
  });
});

describe('se déconnecter', () => {
  it('met fin au jeton et à la session ; le redire ne change rien', async () => {
    const { token, refreshToken } = await comeIn();
    expect((await logOut(token)).statusCode).toBe(204);
    expect([await readMe(token), (await refresh(refreshToken)).statusCode]).toEqual([401, 401]);
    expect((await logOut(token)).statusCode).toBe(204);
  });

  it('met le jeton lui-même sur la liste noire', async () => {
    const { id, token } = await comeIn();
    await logOut(token);
    await sql`update sessions set revoked_at = null where user_id = ${id}`.execute(context.db);
    expect(await readMe(token)).toBe(401);
  });

  it('d’un appareil laisse les autres', async () => {
    const one = await comeIn();
    const other = await logInAs(context.app, one);
    await logOut(one.token);
    expect(await readMe(other.token)).toBe(200);
  });

  it('sans jeton, ou avec un faux, est refusé', async () => {
    const { token } = await comeIn();
    const forged = `${token.slice(0, -4)}AAAA`;
    expect((await logOut(forged)).statusCode).toBe(401);
    expect((await context.app.inject({ method: 'POST', url: '/api/auth/logout' })).statusCode).toBe(401);
    expect(await readMe(token)).toBe(200);
  });
});

describe('la liste de mes sessions', () => {
  const list = async (headers: Record<string, string>) =>
    (await context.app.inject({ url: '/api/auth/sessions', headers })).json().sessions;
  const end = (headers: Record<string, string>, id = '') =>
    context.app.inject({ method: 'DELETE', url: `/api/auth/sessions${id && `/${id}`}`, headers });

  it('montre celles qui durent, et laquelle est la mienne', async () => {
    const first = await comeIn();
    const second = await logInAs(context.app, first, { sharedDevice: true, userAgent: 'curl/8' });
    const ended = await logInAs(context.app, first);
    await logOut(ended.token);
    const sessions = await list(second.headers);
    expect(sessions).toEqual([
      expect.objectContaining({ device: 'Appareil inconnu', isCurrent: true, sharedDevice: true }),
      expect.objectContaining({ device: 'Firefox sur Linux', isCurrent: false, sharedDevice: false }),
    ]);
    expect(Object.keys(sessions[0]).sort()).toEqual([
      'createdAt',
      'device',
      'id',
      'isCurrent',
      'lastUsedAt',
      'sharedDevice',
    ]);
  });

  it('permet d’en arrêter une, ou toutes les autres', async () => {
    const mine = await comeIn();
    const other = await logInAs(context.app, mine);
    const third = await logInAs(context.app, mine);
    const [, , oldest] = await list(third.headers);
    expect((await end(third.headers, oldest.id)).statusCode).toBe(204);
    expect([await readMe(mine.token), await readMe(other.token)]).toEqual([401, 200]);
    expect((await end(third.headers)).statusCode).toBe(204);
    expect([await readMe(other.token), await readMe(third.token)]).toEqual([401, 200]);
    expect((await end(third.headers, oldest.id)).statusCode).toBe(404);
  });

  it('n’en garde que vingt : la moins récente cède sa place', async () => {
    const oldest = await comeIn();
    const second = await logInAs(context.app, oldest);
    for (let count = 0; count < 19; count++) await logInAs(context.app, oldest);
    expect([await readMe(oldest.token), await readMe(second.token)]).toEqual([401, 200]);
    expect(await list(second.headers)).toHaveLength(20);
  });

  it('ne donne pas prise sur celles d’autrui', async () => {
    const victim = await comeIn();
    const stranger = await comeIn();
    const [session] = await list(victim.headers);
    expect((await end(stranger.headers, session.id)).statusCode).toBe(404);
    await end(stranger.headers);
    expect(await readMe(victim.token)).toBe(200);
    expect((await list(stranger.headers)).map(({ id }: { id: string }) => id)).not.toContain(session.id);
  });
});
