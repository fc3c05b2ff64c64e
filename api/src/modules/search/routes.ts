import { chooseLanguage } from '@parpaing/contract/languages';
import { callSchemas } from '@parpaing/contract/schemas';
import {
  type App,
  publicCacheByLanguage,
  publicRead,
  revalidated,
  revalidatedByLanguage,
} from '../../http/endpoint.ts';
import { answerTolerantly, tolerantRoute } from '../../http/tolerant-query.ts';
import type { ApiOptions } from '../../options.ts';
import { listMaterials, mapMaterials, suggest } from './service.ts';

export function searchRoutes(app: App, { lanes: { reads, searches } }: ApiOptions) {
  app.route({
    ...publicRead('searches', 'listMaterials', 'materials'),
    ...tolerantRoute,
    handler: async (request, reply) => {
      const answer = await answerTolerantly(request, callSchemas.listMaterials.query, (query, language) =>
        listMaterials(searches.db, query, language),
      );
      reply.headers(answer.facets || answer.faults ? revalidatedByLanguage : revalidated);
      return answer;
    },
  });

  app.route({
    ...publicRead('reads', 'suggestMaterials', 'materials'),
    handler: async ({ query, headers }, reply) => {
      const suggestions = await suggest(reads.db, query.q, chooseLanguage(headers['accept-language']));
      reply.headers(publicCacheByLanguage(600));
      return { suggestions };
    },
  });

  app.route({
    ...publicRead('searches', 'mapMaterials', 'materials'),
    handler: async ({ query }, reply) => {
      const answer = await mapMaterials(searches.db, query);
      reply.headers(revalidated);
      return answer;
    },
  });
}
