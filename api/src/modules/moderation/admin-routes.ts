import { type App, answerNothing, privateEndpoint } from '../../http/endpoint.ts';
import type { ApiOptions } from '../../options.ts';
import { requireAdmin } from '../auth/current-user.ts';
import { decideReport, hideMaterial, restoreMaterial } from './decisions.ts';
import { exportModerationLog, listModerationLog } from './journal.ts';
import {
  answerContactRequest,
  countModeration,
  listAllMaterials,
  listContactRequests,
  listModeratedSellers,
  listReports,
  readReport,
} from './service.ts';
import { changeMaterialLimit, decideVerification, openVerificationDocument } from './verification.ts';

export function moderationRoutes(app: App, options: ApiOptions) {
  const { db } = options;

  app.route({
    ...privateEndpoint('countModeration'),
    handler: (request) => {
      requireAdmin(request);
      return countModeration(db);
    },
  });

  app.route({
    ...privateEndpoint('listReports'),
    handler: (request) => {
      requireAdmin(request);
      return listReports(db, request.query);
    },
  });

  app.route({
    ...privateEndpoint('readReport'),
    handler: (request) => {
      requireAdmin(request);
      return readReport(db, request.params.id);
    },
  });

  app.route({
    ...privateEndpoint('decideReport'),
    handler: async (request, reply) => {
      await decideReport(options, requireAdmin(request), request.params.id, request.body);
      return answerNothing(reply);
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

  app.route({
    ...privateEndpoint('listModerationLog'),
    handler: (request) => {
      requireAdmin(request);
      return listModerationLog(db, request.query.before);
    },
  });

  app.route({
    ...privateEndpoint('exportModerationLog'),
    handler: (request, reply) => {
      requireAdmin(request);
      reply.headers({
        'cache-control': 'no-store',
        'content-disposition': 'attachment; filename="journal-de-moderation.csv"',
      });
      reply.type('text/csv; charset=utf-8');
      return exportModerationLog(db) as never;
    },
  });
}
