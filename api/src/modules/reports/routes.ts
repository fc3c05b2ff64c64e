import { type App, answerNothing, endpoint, privateEndpoint } from '../../http/endpoint.ts';
import { callerKey, consumeLimit, hourSeconds } from '../../http/rate-limits.ts';
import type { ApiOptions } from '../../options.ts';
import { acknowledge } from '../../sentences/sentences.ts';
import type { AccessTokens } from '../auth/access-tokens.ts';
import { findRequester, requireAdmin, requireWriter } from '../auth/current-user.ts';
import { decideReport } from './decisions.ts';
import { reportMaterial, reportMessage } from './reporting.ts';
import { listReports, readReport } from './service.ts';

const reportsPerHour = 20;

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
}
