import { limits } from '@parpaing/contract/limits';
import { callSchemas } from '@parpaing/contract/schemas';
import {
  type App,
  answerNothing,
  privateEndpoint,
  publicRead,
  revalidatedByLanguage,
} from '../../http/endpoint.ts';
import { consumeLimit, hourSeconds } from '../../http/rate-limits.ts';
import { answerTolerantly, tolerantRoute } from '../../http/tolerant-query.ts';
import { receiveUpload, registerUploadRoutes, uploadEndpoint } from '../../http/uploads.ts';
import type { ApiOptions } from '../../options.ts';
import { requireSeller, requireWriter } from '../auth/current-user.ts';
import { removeBanner, replaceBanner } from './banner.ts';
import { listSellers, updateShop } from './service.ts';

const picturesPerHour = 30;

export function shopRoutes(app: App, options: ApiOptions) {
  const { db, lanes } = options;

  app.route({
    ...publicRead('reads', 'listSellers'),
    ...tolerantRoute,
    handler: async (request, reply) => {
      const answer = await answerTolerantly(request, callSchemas.listSellers.query, (query, language) =>
        listSellers(lanes.reads.db, query, language),
      );
      reply.headers(revalidatedByLanguage);
      return answer;
    },
  });

  app.route({
    ...privateEndpoint('updateShop'),
    handler: async (request) => {
      requireSeller(request);
      return updateShop(options, await requireWriter(db, request), request.body);
    },
  });

  registerUploadRoutes(app, limits.bannerBytes, (scope) => {
    scope.route({
      ...uploadEndpoint('replaceBanner'),
      handler: async (request) => {
        const user = requireSeller(request);
        await consumeLimit(db, `banner ${user.id}`, picturesPerHour, hourSeconds);
        const upload = { field: 'image', userId: user.id };
        return receiveUpload(request, upload, (content) => replaceBanner(options, user, content));
      },
    });
  });

  app.route({
    ...privateEndpoint('removeBanner'),
    handler: async (request, reply) => {
      requireSeller(request);
      await removeBanner(options, await requireWriter(db, request));
      return answerNothing(reply);
    },
  });
}
