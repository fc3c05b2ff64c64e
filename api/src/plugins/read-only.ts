import fastifyPlugin from 'fastify-plugin';
import type { App } from '../endpoint.ts';
import { unavailable } from '../errors.ts';
import type { DatabaseHealth } from '../options.ts';

const retryAfterSeconds = 60;

/** On a full disk every write would fail, and end PostgreSQL in the long run: reads go on without them. */
export const readOnly = fastifyPlugin(
  async (app: App, { databaseHealth }: { databaseHealth: DatabaseHealth }) => {
    app.addHook('onRequest', async ({ method }) => {
      const isRead = method === 'GET' || method === 'HEAD';
      if (!isRead && databaseHealth.isDiskFull()) throw unavailable(retryAfterSeconds, 'read_only');
    });
  },
);
