import { type App, endpoint } from '../../endpoint.ts';
import { chooseLanguage } from '../../messages/messages.ts';
import type { ApiOptions } from '../../options.ts';
import { listCategories } from './category-repository.ts';
import { presentCategory } from './presenter.ts';
import { summariseMarket } from './repository.ts';
import { listMaterials } from './service.ts';

/** The same for everybody, and a minute late at most. */
const briefly = 'public, max-age=60';

export function materialRoutes(app: App, { db }: ApiOptions) {
  app.route({
    ...endpoint('listCategories'),
    handler: async ({ headers }, reply) => {
      const language = chooseLanguage(headers['accept-language']);
      const categories = await listCategories(db);
      reply.headers({ 'cache-control': briefly, vary: 'accept-language' });
      return { categories: categories.map((category) => presentCategory(category, language)) };
    },
  });

  app.route({
    ...endpoint('listMaterials'),
    handler: async ({ query }, reply) => {
      const answer = await listMaterials(db, query);
      reply.header('cache-control', briefly);
      return answer;
    },
  });

  app.route({
    ...endpoint('summariseMarket'),
    handler: async (_request, reply) => {
      const summary = await summariseMarket(db);
      reply.header('cache-control', briefly);
      return summary;
    },
  });
}
