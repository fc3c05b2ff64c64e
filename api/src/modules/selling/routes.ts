import { limits } from '@parpaing/contract/limits';
import { type App, answerNothing, privateEndpoint } from '../../http/endpoint.ts';
import { consumeLimit, hourSeconds } from '../../http/rate-limits.ts';
import { receiveUpload, registerUploadRoutes, uploadEndpoint } from '../../http/uploads.ts';
import type { ApiOptions } from '../../options.ts';
import { requireSeller, requireSellingWriter } from '../auth/current-user.ts';
import { addDocument, addPicture } from '../media/service.ts';
import { deleteDraft, listMyDrafts, readMyMaterial, requireManageable, saveDraft } from './drafts.ts';
import { presentDocument } from './presenter.ts';
import { createMaterial, updateMaterial } from './service.ts';

const uploadsPerHour = 600;
/** Shown in the form as soon as it is sent; the others are made by a job. */
const formWidth = 320;

export function sellingRoutes(app: App, options: ApiOptions) {
  const { db } = options;

  app.route({
    ...privateEndpoint('listMyDrafts'),
    handler: (request) => listMyDrafts(db, requireSeller(request)),
  });

  app.route({
    ...privateEndpoint('readMyMaterial'),
    handler: (request) => readMyMaterial(db, requireSeller(request), request.params.id),
  });

  // Saved every few seconds while someone types: without the hourly limit of changes.
  app.route({
    ...privateEndpoint('saveDraft'),
    handler: (request) => saveDraft(db, requireSeller(request), request.params.id, request.body),
  });

  app.route({
    ...privateEndpoint('deleteDraft'),
    handler: async (request, reply) => {
      await deleteDraft(db, await requireSellingWriter(db, request), request.params.id);
      return answerNothing(reply);
    },
  });

  app.route({
    ...privateEndpoint('createMaterial'),
    handler: async (request) => createMaterial(db, await requireSellingWriter(db, request), request.body),
  });

  app.route({
    ...privateEndpoint('updateMaterial'),
    handler: async (request) =>
      updateMaterial(db, await requireSellingWriter(db, request), request.params.id, request.body),
  });

  registerUploadRoutes(app, limits.pictureBytes, (scope) => {
    scope.route({
      ...uploadEndpoint('addMaterialPicture'),
      handler: async (request) => {
        const user = requireSeller(request);
        await consumeLimit(db, `material files ${user.id}`, uploadsPerHour, hourSeconds);
        await requireManageable(db, user, request.params.id);
        return receiveUpload(request, { field: 'image', userId: user.id }, async (content) => {
          const picture = await addPicture(options, content, user.id, {
            minSide: limits.leastPictureSide,
            immediateWidth: formWidth,
          });
          return { ...picture, widths: [], hasAvif: true };
        });
      },
    });

    scope.route({
      ...uploadEndpoint('addMaterialDocument'),
      handler: async (request) => {
        const user = requireSeller(request);
        await consumeLimit(db, `material files ${user.id}`, uploadsPerHour, hourSeconds);
        await requireManageable(db, user, request.params.id);
        return receiveUpload(request, { field: 'document', userId: user.id }, async (content, name) =>
          presentDocument(await addDocument(options, { content, name, ownerId: user.id })),
        );
      },
    });
  });
}
