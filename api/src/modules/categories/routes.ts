import { chooseLanguage } from '@parpaing/contract/languages';
import { type App, publicRead, revalidatedByLanguage } from '../../endpoint.ts';
import type { ApiOptions } from '../../options.ts';
import { presentCategory } from './presenter.ts';
import { listCategories } from './service.ts';

export function categoryRoutes(app: App, { lanes: { reads } }: ApiOptions) {
  app.route({
    ...publicRead('reads', 'listCategories'),
    handler: async ({ headers }, reply) => {
      const language = chooseLanguage(headers['accept-language']);
      const categories = await listCategories(reads.db);
      reply.headers(revalidatedByLanguage);
      return { categories: categories.map((category) => presentCategory(category, language)) };
    },
  });
}
