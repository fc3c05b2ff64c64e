import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { isDiskFullFailure } from '../../db/availability.ts';
import type { Database } from '../../db/database.ts';
import type { AccessTokens } from '../../modules/auth/access-tokens.ts';
import { authenticate, type CurrentUser } from '../../modules/auth/current-user.ts';
import { requestsPerSession } from '../../modules/auth/limits.ts';
import type { DatabaseHealth } from '../../options.ts';
import type { App } from '../endpoint.ts';
import { consumeLimit, hourSeconds } from '../rate-limits.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    isPrivate?: boolean;
  }
  interface FastifyRequest {
    user: CurrentUser | undefined;
  }
}

interface Options {
  db: Database;
  databaseHealth: DatabaseHealth;
  accessTokens: AccessTokens;
}

/** In onRequest, before the body is read: strangers cannot make the server parse anything. */
export const authentication = fastifyPlugin(
  async (app: App, { db, databaseHealth, accessTokens }: Options) => {
    app.decorateRequest('user', undefined);
    app.addHook('onRequest', (request, _reply, done) => {
      if (!request.routeOptions.config.isPrivate) return done();
      admit(request).then(() => done(), done);
    });

    async function admit(request: FastifyRequest) {
      request.user = await authenticate(db, accessTokens, request);
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      if (isRead && databaseHealth.isDiskFull()) return;
      try {
        await consumeLimit(db, `session ${request.user.sessionId}`, requestsPerSession, hourSeconds);
      } catch (error) {
        // On a full disk the limit cannot be counted; reads go on without it.
        if (!(isRead && isDiskFullFailure(error))) throw error;
      }
    }
  },
);
