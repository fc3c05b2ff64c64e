import { type App, endpoint } from '../../endpoint.ts';
import { chooseLanguage } from '../../messages/messages.ts';
import type { ApiOptions } from '../../options.ts';
import { listCategories } from './category-counts.ts';
import { compareMaterials, listSimilarMaterials, readMaterial } from './detail-service.ts';
import { presentCategory } from './presenter.ts';
import { suggest } from './search/suggest.ts';
import { listMaterials, mapMaterials, summariseMarket } from './service.ts';

/** The same for everybody, and a minute late at most. */
const briefly = { 'cache-control': 'public, max-age=60' };
const brieflyInLanguage = { ...briefly, vary: 'accept-language' };
/** Words come and go slowly. */
const longer = { 'cache-control': 'public, max-age=600', vary: 'accept-language' };

export function materialRoutes(app: App, { db }: ApiOptions) {
  app.route({
    ...endpoint('listCategories'),
    handler: async ({ headers }, reply) => {
      const language = chooseLanguage(headers['accept-language']);
      const categories = await listCategories(db);
      reply.headers(brieflyInLanguage);
      return { categories: categories.map((category) => presentCategory(category, language)) };
    },
  });

  app.route({
    ...endpoint('listMaterials'),
    handler: async ({ query, headers }, reply) => {
      const answer = await listMaterials(db, query, chooseLanguage(headers['accept-language']));
      reply.headers(query.facets ? brieflyInLanguage : briefly);
      return answer;
    },
  });

  app.route({
    ...endpoint('summariseMarket'),
    handler: async (_request, reply) => {
      const summary = await summariseMarket(db);
      reply.headers(briefly);
      return summary;
    },
  });

  app.route({
    ...endpoint('suggestMaterials'),
    handler: async ({ query, headers }, reply) => {
      const suggestions = await suggest(db, query.q, chooseLanguage(headers['accept-language']));
      reply.headers(longer);
      return { suggestions };
    },
  });

  app.route({
    ...endpoint('mapMaterials'),
    handler: async ({ query }, reply) => {
      const answer = await mapMaterials(db, query);
      reply.headers(briefly);
      return answer;
    },
  });

  app.route({
    ...endpoint('compareMaterials'),
    handler: async ({ query, headers }, reply) => {
      const answer = await compareMaterials(db, query, chooseLanguage(headers['accept-language']));
      reply.headers(brieflyInLanguage);
      return answer;
    },
  });

  app.route({
    ...endpoint('readMaterial'),
    handler: async ({ params, query, headers }, reply) => {
      const material = await readMaterial(db, params.id, query, chooseLanguage(headers['accept-language']));
      reply.headers(brieflyInLanguage);
      return material;
    },
  });

  app.route({
    ...endpoint('listSimilarMaterials'),
    handler: async ({ params }, reply) => {
      const answer = await listSimilarMaterials(db, params.id);
      reply.headers(briefly);
      return answer;
    },
  });
}
