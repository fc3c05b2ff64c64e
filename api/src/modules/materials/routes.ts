import { chooseLanguage } from '@parpaing/contract/languages';
import { type App, publicRead, revalidated, revalidatedByLanguage } from '../../http/endpoint.ts';
import type { ApiOptions } from '../../options.ts';
import { compareMaterials, listSimilarMaterials, readMaterial, summariseMarket } from './service.ts';

export function materialRoutes(app: App, { lanes: { reads } }: ApiOptions) {
  app.route({
    ...publicRead('reads', 'summariseMarket', 'materials'),
    handler: async (_request, reply) => {
      const summary = await summariseMarket(reads.db);
      reply.headers(revalidated);
      return summary;
    },
  });

  app.route({
    ...publicRead('reads', 'compareMaterials', 'materials'),
    handler: async ({ query, headers }, reply) => {
      const answer = await compareMaterials(reads.db, query, chooseLanguage(headers['accept-language']));
      reply.headers(revalidatedByLanguage);
      return answer;
    },
  });

  app.route({
    ...publicRead('reads', 'readMaterial', 'material'),
    handler: async ({ params, query, headers }, reply) => {
      const language = chooseLanguage(headers['accept-language']);
      const material = await readMaterial(reads.db, params.id, query, language);
      reply.headers(revalidatedByLanguage);
      return material;
    },
  });

  app.route({
    ...publicRead('reads', 'listSimilarMaterials', 'materials'),
    handler: async ({ params }, reply) => {
      const answer = await listSimilarMaterials(reads.db, params.id);
      reply.headers(revalidated);
      return answer;
    },
  });
}
