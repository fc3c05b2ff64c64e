import { sql } from 'kysely';
import { type App, endpoint } from '../../endpoint.ts';
import { HttpError } from '../../errors.ts';
import type { ApiOptions } from '../../options.ts';

export function healthRoutes(app: App, { db }: ApiOptions) {
  app.route({ ...endpoint('checkLiveness'), handler: async () => ({ status: 'ok' as const }) });

  app.route({
    ...endpoint('checkReadiness'),
    handler: async (request) => {
      try {
        await sql`select 1`.execute(db);
      } catch (error) {
        request.log.warn({ err: error }, 'database unreachable');
        throw new HttpError(503, 'unavailable');
      }
      return { status: 'ready' as const };
    },
  });
}
