import { type App, answerNothing, privateEndpoint } from '../../http/endpoint.ts';
import type { ApiOptions } from '../../options.ts';
import { requireUser, requireWriter } from '../auth/current-user.ts';
import { addFavorite, listFavoriteIds, listFavorites, removeFavorite } from './service.ts';

export function favoriteRoutes(app: App, { db }: ApiOptions) {
  app.route({
    ...privateEndpoint('listFavorites'),
    handler: (request) => listFavorites(db, requireUser(request), request.query.page),
  });

  app.route({
    ...privateEndpoint('listFavoriteIds'),
    handler: (request) => listFavoriteIds(db, requireUser(request)),
  });

  app.route({
    ...privateEndpoint('addFavorite'),
    handler: async (request, reply) => {
      await addFavorite(db, await requireWriter(db, request), request.params.materialId);
      return answerNothing(reply);
    },
  });

  app.route({
    ...privateEndpoint('removeFavorite'),
    handler: async (request, reply) => {
      await removeFavorite(db, await requireWriter(db, request), request.params.materialId);
      return answerNothing(reply);
    },
  });
}
