import { type App, privateEndpoint } from '../../http/endpoint.ts';
import type { ApiOptions } from '../../options.ts';
import { requireAdmin } from '../auth/current-user.ts';
import { exportModerationLog, listModerationLog } from './service.ts';

export function journalRoutes(app: App, { db }: ApiOptions) {
  app.route({
    ...privateEndpoint('listModerationLog'),
    handler: (request) => {
      requireAdmin(request);
      return listModerationLog(db, request.query.before);
    },
  });

  app.route({
    ...privateEndpoint('exportModerationLog'),
    handler: (request, reply) => {
      requireAdmin(request);
      reply.headers({
        'cache-control': 'no-store',
        'content-disposition': 'attachment; filename="journal-de-moderation.csv"',
      });
      reply.type('text/csv; charset=utf-8');
      return exportModerationLog(db) as never;
    },
  });
}
