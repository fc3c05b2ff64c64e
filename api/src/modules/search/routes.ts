import { chooseLanguage } from '@parpaing/contract/languages';
import {
  type App,
  publicCacheByLanguage,
  revalidated,
  revalidatedByLanguage,
  sharedRead,
} from '../../http/endpoint.ts';
import type { ApiOptions } from '../../options.ts';
import { listMaterials, mapMaterials, suggest } from './service.ts';

export function searchRoutes(app: App, { lanes: { reads, searches } }: ApiOptions) {
  app.route({
    ...sharedRead('searches', 'listMaterials'),
    handler: async ({ query, headers }, reply) => {
      const answer = await listMaterials(searches.db, query, chooseLanguage(headers['accept-language']));
      reply.headers(query.facets ? revalidatedByLanguage : revalidated);
      return answer;
    },
  });

  app.route({
    ...sharedRead('reads', 'suggestMaterials'),
    handler: async ({ query, headers }, reply) => {
      const suggestions = await suggest(reads.db, query.q, chooseLanguage(headers['accept-language']));
      reply.headers(publicCacheByLanguage(600));
      return { suggestions };
    },
  });

  app.route({
    ...sharedRead('searches', 'mapMaterials'),
    handler: async ({ query }, reply) => {
      const answer = await mapMaterials(searches.db, query);
      reply.headers(revalidated);
      return answer;
    },
  });
}
