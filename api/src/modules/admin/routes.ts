import { limits } from '@parpaing/contract/limits';
import { type App, answerNothing, privateEndpoint } from '../../http/endpoint.ts';
import { consumeLimit, hourSeconds } from '../../http/rate-limits.ts';
import { receiveUpload, registerUploadRoutes, uploadEndpoint } from '../../http/uploads.ts';
import type { ApiOptions } from '../../options.ts';
import { requireAdmin, requireSeller } from '../auth/current-user.ts';
import { hideMaterial, restoreMaterial } from '../reports/service.ts';
import {
  answerContactRequest,
  countModeration,
  listAllMaterials,
  listContactRequests,
  listModeratedSellers,
} from './service.ts';
import {
  changeMaterialLimit,
  decideVerification,
  openVerificationDocument,
  readVerification,
  requestVerification,
} from './verification.ts';

const requestsPerHour = 10;

export function adminRoutes(app: App, options: ApiOptions) {
  const { db } = options;

  app.route({
    ...privateEndpoint('readVerification'),
    handler: (request) => readVerification(db, requireSeller(request)),
  });

  registerUploadRoutes(app, limits.verificationBytes, (scope) => {
    scope.route({
      ...uploadEndpoint('requestVerification'),
      handler: async (request) => {
        const user = requireSeller(request);
        await consumeLimit(db, `verification ${user.id}`, requestsPerHour, hourSeconds);
        const upload = { field: 'document', userId: user.id };
        return receiveUpload(request, upload, (content) => requestVerification(options, user, content));
      },
    });
  });

  app.route({
    ...privateEndpoint('countModeration'),
    handler: (request) => {
      requireAdmin(request);
      return countModeration(db);
    },
  });

  app.route({
    ...privateEndpoint('listAllMaterials'),
    handler: (request) => {
      requireAdmin(request);
      return listAllMaterials(db, request.query);
    },
  });

  app.route({
    ...privateEndpoint('hideMaterial'),
    handler: async (request, reply) => {
      await hideMaterial(options, requireAdmin(request), request.params.id, request.body);
      return answerNothing(reply);
    },
  });

  app.route({
    ...privateEndpoint('restoreMaterial'),
    handler: async (request, reply) => {
      await restoreMaterial(options, requireAdmin(request), request.params.id, request.body.message);
      return answerNothing(reply);
    },
  });

  app.route({
    ...privateEndpoint('listModeratedSellers'),
    handler: (request) => {
      requireAdmin(request);
      return listModeratedSellers(db, request.query);
    },
  });

  app.route({
    ...privateEndpoint('setMaterialLimit'),
    handler: async (request, reply) => {
      const { materialLimit } = request.body;
      await changeMaterialLimit(options, requireAdmin(request), request.params.id, materialLimit);
      return answerNothing(reply);
    },
  });

  app.route({
    ...privateEndpoint('readVerificationDocument'),
    handler: async (request, reply) => {
      const admin = requireAdmin(request);
      const { content, size } = await openVerificationDocument(options, admin, request.params.id);
      reply.headers({
        'cache-control': 'no-store',
        'content-disposition': 'attachment; filename="justificatif.pdf"',
        'content-length': size,
      });
      reply.type('application/pdf');
      return content as never;
    },
  });

  app.route({
    ...privateEndpoint('decideVerification'),
    handler: async (request, reply) => {
      await decideVerification(options, requireAdmin(request), request.params.id, request.body);
      return answerNothing(reply);
    },
  });

  app.route({
    ...privateEndpoint('listContactRequests'),
    handler: (request) => {
      requireAdmin(request);
      return listContactRequests(db, request.query);
    },
  });

  app.route({
    ...privateEndpoint('answerContactRequest'),
    handler: async (request, reply) => {
      await answerContactRequest(options, requireAdmin(request), request.params.id, request.body);
      return answerNothing(reply);
    },
  });
}
