import { type App, publicRead } from '../../http/endpoint.ts';
import type { ApiOptions } from '../../options.ts';
import { presentPlace } from './presenter.ts';
import { searchPlaces } from './repository.ts';

export function placeRoutes(app: App, { lanes: { reads } }: ApiOptions) {
  app.route({
    ...publicRead('reads', 'searchPlaces'),
    handler: async ({ query }, reply) => {
      const places = await searchPlaces(reads.db, query.q, query.limit);
      reply.header('cache-control', 'public, max-age=86400');
      return { places: places.map(presentPlace) };
    },
  });
}
