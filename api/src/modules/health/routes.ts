import { sql } from 'kysely';
import { type App, endpoint } from '../../http/endpoint.ts';
import { unavailable } from '../../http/errors.ts';
import type { ApiOptions } from '../../options.ts';

export function healthRoutes(app: App, { db, databaseHealth }: ApiOptions) {
  app.route({ ...endpoint('checkLiveness'), handler: async () => ({ status: 'ok' as const }) });

  app.route({
    ...endpoint('checkReadiness'),
    handler: async (request) => {
      try {
        await sql`select 1`.execute(db);
      } catch (error) {
        request.log.warn({ err: error }, 'database unreachable');
        throw unavailable('database', databaseHealth.isRestarting() ? 'database_restarting' : 'unavailable');
      }
      return { status: 'ready' as const };
    },
  });
}
