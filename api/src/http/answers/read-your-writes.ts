import fastifyPlugin from 'fastify-plugin';
import type { ApiOptions } from '../../options.ts';
import type { App } from '../endpoint.ts';

/** A change is answered when the caches of this machine have heard of it: whoever reads next reads the change. */
export const readYourWrites = fastifyPlugin(
  async (app: App, { announcements }: Pick<ApiOptions, 'announcements'>) => {
    app.addHook('onSend', (request, reply, payload, done) => {
      const isChange = request.routeOptions.config.isPrivate && request.method !== 'GET';
      if (!isChange || reply.statusCode >= 300) return done(null, payload);
      announcements.catchUp().then(() => done(null, payload), done);
    });
  },
);
