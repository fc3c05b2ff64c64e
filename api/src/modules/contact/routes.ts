import { type App, endpoint } from '../../http/endpoint.ts';
import { readIdempotencyKey } from '../../http/idempotency.ts';
import { callerKey, consumeLimit, hourSeconds } from '../../http/rate-limits.ts';
import type { ApiOptions } from '../../options.ts';
import { acknowledge } from '../../sentences/sentences.ts';
import type { AccessTokens } from '../auth/access-tokens.ts';
import { findRequester } from '../auth/current-user.ts';
import { sendContactRequest } from './service.ts';

const requestsPerHour = 5;

export function contactRoutes(app: App, options: ApiOptions, accessTokens: AccessTokens) {
  app.route({
    ...endpoint('sendContactRequest'),
    handler: async (request) => {
      await consumeLimit(options.db, `contact ${callerKey(request)}`, requestsPerHour, hourSeconds);
      const sender = await findRequester(options.db, accessTokens, request);
      await sendContactRequest(options, request.body, {
        sender,
        idempotencyKey: readIdempotencyKey(request),
      });
      return acknowledge('contact_sent', request.headers['accept-language']);
    },
  });
}
