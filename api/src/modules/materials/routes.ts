import { type App, publicRead } from '../../endpoint.ts';
import type { ApiOptions } from '../../options.ts';
import { chooseLanguage } from '../../sentences/language.ts';
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

export function materialRoutes(app: App, { lanes: { reads, searches } }: ApiOptions) {
  app.route({
    ...publicRead('reads', 'listCategories'),
    handler: async ({ headers }, reply) => {
      const language = chooseLanguage(headers['accept-language']);
      const categories = await listCategories(reads.db);
      reply.headers(brieflyInLanguage);
      return { categories: categories.map((category) => presentCategory(category, language)) };
    },
  });

  app.route({
    ...publicRead('searches', 'listMaterials'),
    handler: async ({ query, headers }, reply) => {
      const answer = await listMaterials(searches.db, query, chooseLanguage(headers['accept-language']));
      reply.headers(query.facets ? brieflyInLanguage : briefly);
      return answer;
    },
  });

  app.route({
    ...publicRead('reads', 'summariseMarket'),
    handler: async (_request, reply) => {
      const summary = await summariseMarket(reads.db);
      reply.headers(briefly);
      return summary;
    },
  });

  app.route({
    ...publicRead('reads', 'suggestMaterials'),
    handler: async ({ query, headers }, reply) => {
      const suggestions = await suggest(reads.db, query.q, chooseLanguage(headers['accept-language']));
      reply.headers(longer);
      return { suggestions };
    },
  });

  app.route({
    ...publicRead('searches', 'mapMaterials'),
    handler: async ({ query }, reply) => {
      const answer = await mapMaterials(searches.db, query);
      reply.headers(briefly);
      return answer;
    },
  });

  app.route({
    ...publicRead('reads', 'compareMaterials'),
    handler: async ({ query, headers }, reply) => {
      const answer = await compareMaterials(reads.db, query, chooseLanguage(headers['accept-language']));
      reply.headers(brieflyInLanguage);
      return answer;
    },
  });

  app.route({
    ...publicRead('reads', 'readMaterial'),
    handler: async ({ params, query, headers }, reply) => {
      const material = await readMaterial(
        reads.db,
        params.id,
        query,
        chooseLanguage(headers['accept-language']),
      );
      reply.headers(brieflyInLanguage);
      return material;
    },
  });

  app.route({
    ...publicRead('reads', 'listSimilarMaterials'),
    handler: async ({ params }, reply) => {
      const answer = await listSimilarMaterials(reads.db, params.id);
      reply.headers(briefly);
      return answer;
    },
  });
}
