import { pages } from '@parpaing/contract/pages';
import type { FastifyReply } from 'fastify';
import { type App, answerNothing, endpoint } from '../../endpoint.ts';
import { acknowledge } from '../../messages/acknowledgements.ts';
import type { ApiOptions } from '../../options.ts';
import { callerKey, takeFromLimit } from '../../rate-limits.ts';
import { confirm, subscribe, unsubscribe } from './service.ts';

const requestsPerHour = 5;
const hour = 60 * 60;
/** Asking for a link's headers, as programs that check links do, must not follow it. */
const onlyFollowed = { exposeHeadRoute: false };

export function newsletterRoutes(app: App, options: ApiOptions) {
  app.route({
    ...endpoint('subscribeToNewsletter'),
    handler: async (request) => {
      await takeFromLimit(options.db, `newsletter ${callerKey(request)}`, requestsPerHour, hour);
      await subscribe(options, request.body);
      return acknowledge('newsletter_requested', request.headers['accept-language']);
    },
  });

  app.route({
    ...endpoint('confirmNewsletter'),
    ...onlyFollowed,
    handler: async ({ query }, reply) => leadHome(reply, await confirm(options, query.token)),
  });

  app.route({
    ...endpoint('unsubscribeFromNewsletter'),
    ...onlyFollowed,
    handler: async ({ query }, reply) => leadHome(reply, await unsubscribe(options, query.token)),
  });

  app.register(async (scope: App) => {
    // Mail programs post a form, whose only field says what the address already does.
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string' },
      (_request, _body, done) => done(null),
    );
    scope.route({
      ...endpoint('unsubscribeInOneClick'),
      handler: async ({ query }, reply) => {
        await unsubscribe(options, query.token);
        return answerNothing(reply);
      },
    });
  });
}

function leadHome(reply: FastifyReply, outcome: 'confirmed' | 'unsubscribed' | 'expired' | 'unknown') {
  return reply.header('cache-control', 'no-store').redirect(`${pages.home}?newsletter=${outcome}`, 303);
}
