import { type App, answerNothing, privateEndpoint } from '../../http/endpoint.ts';
import type { ApiOptions } from '../../options.ts';
import { requireSeller, requireSellingWriter } from '../auth/current-user.ts';
import { listMyMaterials, readMine } from './my-materials.ts';
import {
  changeMyMaterials,
  changeOffer,
  changePrices,
  confirmMyMaterials,
  copyMaterials,
  listInterested,
  sellMaterial,
  setMaterialStatus,
} from './service.ts';

export function stockRoutes(app: App, { db }: ApiOptions) {
  app.route({
    ...privateEndpoint('listMyMaterials'),
    handler: (request) => listMyMaterials(db, requireSeller(request), request.query),
  });

  app.route({
    ...privateEndpoint('changeOffer'),
    handler: async (request) => {
      const user = await requireSellingWriter(db, request);
      await changeOffer(db, user, request.params.id, request.body);
      return readMine(db, user, request.params.id);
    },
  });

  app.route({
    ...privateEndpoint('changeMyMaterials'),
    handler: async (request) => {
      const { ids, change } = request.body;
      return changeMyMaterials(db, await requireSellingWriter(db, request), ids, change);
    },
  });

  app.route({
    ...privateEndpoint('confirmMyMaterials'),
    handler: async (request) => confirmMyMaterials(db, await requireSellingWriter(db, request)),
  });

  app.route({
    ...privateEndpoint('changePrices'),
    handler: async (request) =>
      changePrices(db, await requireSellingWriter(db, request), request.body.prices),
  });

  app.route({
    ...privateEndpoint('setMaterialStatus'),
    handler: async (request) => {
      const user = await requireSellingWriter(db, request);
      return setMaterialStatus(db, user, request.params.id, request.body.status);
    },
  });

  app.route({
    ...privateEndpoint('deleteMaterial'),
    handler: async (request, reply) => {
      const user = await requireSellingWriter(db, request);
      await changeMyMaterials(db, user, [request.params.id], { kind: 'delete' });
      return answerNothing(reply);
    },
  });

  app.route({
    ...privateEndpoint('copyMaterials'),
    handler: async (request) =>
      copyMaterials(db, await requireSellingWriter(db, request), request.body.copies),
  });

  app.route({
    ...privateEndpoint('listInterested'),
    handler: (request) => listInterested(db, requireSeller(request), request.params.id),
  });

  app.route({
    ...privateEndpoint('sellMaterial'),
    handler: async (request) => {
      const user = await requireSellingWriter(db, request);
      return sellMaterial(db, user, request.params.id, request.body.buyerId);
    },
  });
}
