import { afterAll, describe, expect, it } from 'vitest';
import { connectDatabase } from '../../db/database.ts';
import { logInAs } from '../../testing/accounts.ts';
import { createUser } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';

const unreachable = connectDatabase('postgres://nobody@127.0.0.1:1/nowhere', 1);
afterAll(() => unreachable.destroy());

const healthy = useTestApp();
const broken = useTestApp({ db: unreachable });
const restarting = useTestApp({
  db: unreachable,
  databaseHealth: { isRestarting: () => true, isDiskFull: () => false },
});
const full = useTestApp({ databaseHealth: { isRestarting: () => false, isDiskFull: () => true } });
const production = useTestApp({ isProduction: true });
const guarded = useTestApp({ metricsToken: 'a-token-for-prometheus' });

const first = useTestApp({
  peers: { worker: 1, readMetrics: async () => [await second.app.readOwnMetrics()] },
});
const second = useTestApp({ peers: { worker: 2, readMetrics: async () => [] } });

describe('un répartiteur de charge', () => {
  it('voit le processus vivant et prêt', async () => {
    expect((await healthy.app.inject('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await healthy.app.inject('/readyz')).json()).toEqual({ status: 'ready' });
  });

  it('voit le processus vivant mais pas prêt quand la base ne répond pas', async () => {
    expect((await broken.app.inject('/healthz')).statusCode).toBe(200);
    const response = await broken.app.inject('/readyz');
    expect([response.statusCode, response.json().error]).toEqual([503, 'unavailable']);
    expect(response.headers['retry-after']).toBe('2');
  });

  it('apprend que la base redémarre', async () => {
    const response = await restarting.app.inject('/readyz');
    expect([response.statusCode, response.json().error]).toEqual([503, 'database_restarting']);
  });
});

describe('sans base', () => {
  it.each([
    ['GET', '/api/materials'],
    ['GET', '/api/categories'],
    ['POST', '/api/auth/login'],
  ] as const)(
    '%s %s demande de revenir, et n’est pas noté comme une erreur inconnue',
    async (method, url) => {
      const payload =
        method === 'POST' ? { email: 'a@exemple.fr', password: 'truelle-et-niveau' } : undefined;
      const response = await broken.app.inject({ method, url, payload });
      expect([response.statusCode, response.json().error]).toEqual([503, 'unavailable']);
      expect(response.json().message).toContain('Réessayez');
      expect(response.headers['retry-after']).toBe('2');
      expect(broken.logLines.map((line) => JSON.parse(line).level)).not.toContain(50);
    },
  );
});

describe('un disque plein', () => {
  it('laisse lire', async () => {
    expect((await full.app.inject('/api/materials')).statusCode).toBe(200);
    expect((await full.app.inject('/readyz')).statusCode).toBe(200);
  });

  it('refuse d’écrire, et dit de garder la page', async () => {
    const response = await full.app.inject({ method: 'POST', url: '/api/contact', payload: {} });
    expect([response.statusCode, response.json().error]).toEqual([503, 'read_only']);
    expect(response.headers['retry-after']).toBe('60');
  });

  it('laisse les membres se connecter, le rester et lire ce qui est à eux', async () => {
    const { app, db } = full;
    const { refreshToken, headers } = await logInAs(app, await createUser(db));
    const counted = db.selectFrom('rateLimits').select('key').where('key', 'like', 'session %');
    expect((await app.inject({ url: '/api/users/me', headers })).statusCode).toBe(200);
    expect(await counted.execute()).toEqual([]);
    const refreshed = await app.inject({
      method: 'POST',
      url: '/api/auth/refresh-token',
      payload: { refreshToken },
    });
    expect(refreshed.statusCode).toBe(200);
  });
});

describe('Prometheus', () => {
  it('lit les durées par route depuis la machine', async () => {
    await healthy.app.inject('/healthz');
    const response = await healthy.app.inject('/metrics');
    expect(response.headers['content-type']).toContain('text/plain');
    expect(response.body).toContain(
      'http_request_duration_seconds_count{method="GET",route="/healthz",status="200"}',
    );
  });

  it('lit d’un seul processus les durées de tous, chacun sous son numéro', async () => {
    for (const { app } of [first, second, second]) await app.inject('/healthz');
    const { body } = await first.app.inject('/metrics');
    const count = 'http_request_duration_seconds_count{method="GET",route="/healthz",status="200",worker=';
    expect(body).toContain(`${count}"1"} 1\n`);
    expect(body).toContain(`${count}"2"} 2\n`);
    expect(body.match(/^# TYPE http_request_duration_seconds /gm)).toHaveLength(1);
  });

  it('est refusé en production sans jeton', async () => {
    expect((await production.app.inject('/metrics')).statusCode).toBe(404);
  });

  it('doit montrer le jeton quand il y en a un', async () => {
    expect((await guarded.app.inject('/metrics')).statusCode).toBe(404);
    const headers = { authorization: 'Bearer a-token-for-prometheus' };
    expect((await guarded.app.inject({ url: '/metrics', headers })).statusCode).toBe(200);
  });
});
