import { chooseLanguage } from '@parpaing/contract/languages';
import { type App, publicRead, revalidatedByLanguage } from '../../http/endpoint.ts';
import type { ApiOptions } from '../../options.ts';
import { presentCategory, presentCategoryForm } from './presenter.ts';
import { getCategories, listCategories } from './service.ts';

export function categoryRoutes(app: App, { lanes: { reads } }: ApiOptions) {
  app.route({
    ...publicRead('reads', 'listCategories', 'materials'),
    handler: async ({ headers }, reply) => {
      const language = chooseLanguage(headers['accept-language']);
      const categories = await listCategories(reads.db);
      reply.headers(revalidatedByLanguage);
      return { categories: categories.map((category) => presentCategory(category, language)) };
    },
  });

  app.route({
    ...publicRead('reads', 'listCategoryForms'),
    handler: async ({ headers }, reply) => {
      const language = chooseLanguage(headers['accept-language']);
      const { list } = await getCategories(reads.db);
      reply.headers(revalidatedByLanguage);
      return { categories: list.map((category) => presentCategoryForm(category, language)) };
    },
  });
}
