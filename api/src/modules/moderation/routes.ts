import multipart from '@fastify/multipart';
import { limits } from '@parpaing/contract/limits';
import { type App, endpoint, privateEndpoint } from '../../http/endpoint.ts';
import { callerKey, consumeLimit, hourSeconds } from '../../http/rate-limits.ts';
import { receiveUpload } from '../../http/uploads.ts';
import type { ApiOptions } from '../../options.ts';
import { acknowledge } from '../../sentences/sentences.ts';
import type { AccessTokens } from '../auth/access-tokens.ts';
import { findRequester, requireSeller, requireWriter } from '../auth/current-user.ts';
import { reportMaterial, reportMessage } from './reporting.ts';
import { readVerification, requestVerification } from './verification.ts';

const reportsPerHour = 20;
const requestsPerHour = 10;

export function reportRoutes(app: App, options: ApiOptions, accessTokens: AccessTokens) {
  const { db } = options;

  app.route({
    ...endpoint('reportMaterial'),
    handler: async (request) => {
      const caller = callerKey(request);
      await consumeLimit(db, `reports ${caller}`, reportsPerHour, hourSeconds);
      const sender = await findRequester(db, accessTokens, request);
      await reportMaterial(options, request.params.id, request.body, { sender, caller });
      return acknowledge('report_sent', request.headers['accept-language']);
    },
  });

  app.route({
    ...privateEndpoint('reportMessage'),
    handler: async (request) => {
      const user = await requireWriter(db, request);
      await consumeLimit(db, `reports ${user.id}`, reportsPerHour, hourSeconds);
      await reportMessage(options, user, request.params.id, request.body);
      return acknowledge('report_sent', request.headers['accept-language']);
    },
  });

  app.route({
    ...privateEndpoint('readVerification'),
    handler: (request) => readVerification(db, requireSeller(request)),
  });

  app.register(async (scope: App) => {
    await scope.register(multipart, {
      limits: { fileSize: limits.verificationBytes, files: 1, fields: 4, parts: 5 },
    });
    const { schema, ...route } = privateEndpoint('requestVerification');
    scope.route({
      ...route,
      schema: { ...schema, consumes: ['multipart/form-data'] },
      handler: async (request) => {
        const user = requireSeller(request);
        await consumeLimit(db, `verification ${user.id}`, requestsPerHour, hourSeconds);
        const upload = { field: 'document', userId: user.id };
        return receiveUpload(request, upload, (content) => requestVerification(options, user, content));
      },
    });
  });
}
