import { type App, answerNothing, endpoint, redirectHome } from '../../http/endpoint.ts';
import { callerKey, consumeLimit, hourSeconds } from '../../http/rate-limits.ts';
import type { ApiOptions } from '../../options.ts';
import { acknowledge } from '../../sentences/sentences.ts';
import { confirm, subscribe, unsubscribe } from './service.ts';

const requestsPerHour = 5;
const oneClick = 'One-Click';

export function newsletterRoutes(app: App, options: ApiOptions) {
  app.route({
    ...endpoint('subscribeToNewsletter'),
    handler: async (request) => {
      await consumeLimit(options.db, `newsletter ${callerKey(request)}`, requestsPerHour, hourSeconds);
      await subscribe(options, request.body);
      return acknowledge('newsletter_requested', request.headers['accept-language']);
    },
  });

  // Link scanners open the links of a mail, so GET changes nothing and redirects to a page that asks.
  app.route({
    ...endpoint('openNewsletterConfirmation'),
    handler: async ({ query }, reply) => redirectHome(reply, { newsletter: 'confirm', token: query.token }),
  });

  app.route({
    ...endpoint('openNewsletterUnsubscription'),
    handler: async ({ query }, reply) =>
      redirectHome(reply, { newsletter: 'unsubscribe', token: query.token }),
  });

  app.register(async (scope: App) => {
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string' },
      (_request, body, done) => done(null, body),
    );

    scope.route({
      ...endpoint('confirmNewsletter'),
      handler: async ({ query }, reply) =>
        redirectHome(reply, { newsletter: await confirm(options, query.token) }),
    });

    scope.route({
      ...endpoint('unsubscribeFromNewsletter'),
      handler: async ({ query, body }, reply) => {
        const outcome = await unsubscribe(options, query.token);
        if (body?.includes(oneClick)) return answerNothing(reply);
        return redirectHome(reply, { newsletter: outcome });
      },
    });
  });
}
