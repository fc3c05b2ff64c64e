import { type App, endpoint, redirectHome } from '../../../http/endpoint.ts';
import type { ApiOptions } from '../../../options.ts';
import { answerAvailability, listAskedMaterials } from './service.ts';

export function availabilityRoutes(app: App, { db }: ApiOptions) {
  // Link scanners open the links of a mail, so GET changes nothing and redirects to a page that asks.
  app.route({
    ...endpoint('openAvailability'),
    handler: async ({ query }, reply) => redirectHome(reply, { availability: 'ask', token: query.token }),
  });

  app.route({
    ...endpoint('listAskedMaterials'),
    handler: async ({ query }, reply) => {
      reply.header('cache-control', 'no-store');
      return listAskedMaterials(db, query.token);
    },
  });

  app.register(async (scope: App) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, body),
    );

    scope.route({
      ...endpoint('answerAvailability'),
      handler: async ({ query, body }, reply) =>
        redirectHome(reply, { availability: await answerAvailability(db, query.token, body ?? '') }),
    });
  });
}
