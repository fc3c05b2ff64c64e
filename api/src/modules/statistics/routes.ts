import { dropQuantity } from '@parpaing/contract/quantity-in-words';
import type { FastifyRequest } from 'fastify';
import { type App, answerNothing, endpoint, privateEndpoint } from '../../http/endpoint.ts';
import { callerKey } from '../../http/rate-limits.ts';
import { shareOf } from '../../lib/share.ts';
import type { ApiOptions } from '../../options.ts';
import type { AccessTokens } from '../auth/access-tokens.ts';
import { readBearer, requireSeller } from '../auth/current-user.ts';
import { createCallerLimit } from './caller-limit.ts';
import { toCell } from './cells.ts';
import { readDashboard } from './dashboard.ts';
import { exportStatistics } from './export.ts';
import { listMaterialStatistics, readStatistics } from './service.ts';
import { toVisitor, type VisitLog } from './visit-log.ts';
import { normaliseWords } from './words.ts';

const eventsPerMinute = 300;

export function statisticsRoutes(
  app: App,
  { db, workers = 1 }: ApiOptions,
  { accessTokens, visits }: { accessTokens: AccessTokens; visits: VisitLog },
) {
  const limitCaller = createCallerLimit(shareOf(eventsPerMinute, workers), 60);

  app.route({
    ...endpoint('recordView'),
    handler: async (request, reply) => {
      limitCaller(callerKey(request));
      const { source, words = '' } = request.body;
      visits.record(toVisitor(request), {
        kind: 'view',
        materialId: request.params.id,
        source,
        words: source === 'search' ? normaliseWords(words) : '',
        viewerId: await findViewerId(accessTokens, request),
      });
      return answerNothing(reply);
    },
  });

  app.route({
    ...endpoint('recordSearch'),
    handler: async (request, reply) => {
      limitCaller(callerKey(request));
      const { words, results, latitude, longitude } = request.body;
      if (latitude !== undefined && longitude !== undefined) {
        const cell = toCell({ latitude, longitude });
        visits.record(toVisitor(request), {
          kind: 'search',
          words: normaliseWords(dropQuantity(words)),
          cell,
          results,
        });
      }
      return answerNothing(reply);
    },
  });

  app.route({
    ...privateEndpoint('readStatistics'),
    handler: (request) => readStatistics(db, requireSeller(request), request.query.days),
  });

  app.route({
    ...privateEndpoint('listMaterialStatistics'),
    handler: (request) => listMaterialStatistics(db, requireSeller(request), request.query),
  });

  app.route({
    ...privateEndpoint('exportStatistics'),
    handler: async (request, reply) => {
      const { days, table } = request.query;
      const file = await exportStatistics(db, requireSeller(request), request.query);
      const name = `statistiques-${days}-jours-par-${table === 'days' ? 'jour' : 'materiau'}.csv`;
      reply.type('text/csv; charset=utf-8').header('content-disposition', `attachment; filename="${name}"`);
      return file;
    },
  });

  app.route({
    ...privateEndpoint('readDashboard'),
    handler: (request) => readDashboard(db, requireSeller(request)),
  });
}

/** Only to leave out a seller's own views: an expired token tells as much, without asking the database. */
async function findViewerId(accessTokens: AccessTokens, request: FastifyRequest) {
  const token = readBearer(request);
  const claims = token && (await accessTokens.read(token, { evenExpired: true }));
  return claims ? claims.userId : undefined;
}
