import fastifyPlugin from 'fastify-plugin';
import { isDiskFullFailure } from '../db/availability.ts';
import type { Database } from '../db/database.ts';
import type { App } from '../endpoint.ts';
import type { AccessTokens } from '../modules/auth/access-tokens.ts';
import { authenticate, type CurrentUser } from '../modules/auth/current-user.ts';
import { requestsPerSession } from '../modules/auth/limits.ts';
import type { DatabaseHealth } from '../options.ts';
import { hourSeconds, takeFromLimit } from '../rate-limits.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Only for someone logged in. */
    isPrivate?: boolean;
  }
  interface FastifyRequest {
    /** Set on private routes. */
    user: CurrentUser | undefined;
  }
}

interface Options {
  db: Database;
  databaseHealth: DatabaseHealth;
  accessTokens: AccessTokens;
}

/** Before a body is read or checked: a stranger learns nothing of a private call, and sends nothing to it. */
export const authentication = fastifyPlugin(
  async (app: App, { db, databaseHealth, accessTokens }: Options) => {
    app.decorateRequest('user', undefined);
    app.addHook('onRequest', async (request) => {
      if (!request.routeOptions.config.isPrivate) return;
      request.user = await authenticate(db, accessTokens, request);
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      if (isRead && databaseHealth.isDiskFull()) return;
      try {
        await takeFromLimit(db, `session ${request.user.sessionId}`, requestsPerSession, hourSeconds);
      } catch (error) {
        // Without space to count it, a read goes on uncounted.
        if (!(isRead && isDiskFullFailure(error))) throw error;
      }
    });
  },
);
