import fastifyPlugin from 'fastify-plugin';
import type { Database } from '../db/database.ts';
import type { App } from '../endpoint.ts';
import type { AccessTokens } from '../modules/auth/access-tokens.ts';
import { authenticate, type CurrentUser } from '../modules/auth/current-user.ts';
import { requestsPerSession } from '../modules/auth/limits.ts';
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
  accessTokens: AccessTokens;
}

/** Before a body is read or checked: a stranger learns nothing of a private call, and sends nothing to it. */
export const authentication = fastifyPlugin(async (app: App, { db, accessTokens }: Options) => {
  app.decorateRequest('user', undefined);
  app.addHook('onRequest', async (request) => {
    if (!request.routeOptions.config.isPrivate) return;
    request.user = await authenticate(db, accessTokens, request);
    await takeFromLimit(db, `session ${request.user.sessionId}`, requestsPerSession, hourSeconds);
  });
});
