import { afterAll, describe, expect, it } from 'vitest';
import { connectDatabase } from '../../db/database.ts';
import { useTestApp } from '../../testing/test-app.ts';

const unreachable = connectDatabase('postgres://nobody@127.0.0.1:1/nowhere', 1);
afterAll(() => unreachable.destroy());

const healthy = useTestApp();
const broken = useTestApp({ db: unreachable });
const production = useTestApp({ isProduction: true });
const guarded = useTestApp({ metricsToken: 'a-token-for-prometheus' });

describe('un répartiteur de charge', () => {
  it('voit le processus vivant et prêt', async () => {
    expect((await healthy.app.inject('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await healthy.app.inject('/readyz')).json()).toEqual({ status: 'ready' });
  });

  it('voit le processus vivant mais pas prêt quand la base ne répond pas', async () => {
    expect((await broken.app.inject('/healthz')).statusCode).toBe(200);
    const response = await broken.app.inject('/readyz');
    expect([response.statusCode, response.json().error]).toEqual([503, 'unavailable']);
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

  it('est refusé en production sans jeton', async () => {
    expect((await production.app.inject('/metrics')).statusCode).toBe(404);
  });

  it('doit montrer le jeton quand il y en a un', async () => {
    expect((await guarded.app.inject('/metrics')).statusCode).toBe(404);
    const headers = { authorization: 'Bearer a-token-for-prometheus' };
    expect((await guarded.app.inject({ url: '/metrics', headers })).statusCode).toBe(200);
  });
});
