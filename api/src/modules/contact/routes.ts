import { type App, endpoint } from '../../endpoint.ts';
import { readIdempotencyKey } from '../../idempotency.ts';
import { acknowledge } from '../../messages/acknowledgements.ts';
import type { ApiOptions } from '../../options.ts';
import { callerKey, hourSeconds, takeFromLimit } from '../../rate-limits.ts';
import { sendContactRequest } from './service.ts';

const requestsPerHour = 5;

export function contactRoutes(app: App, options: ApiOptions) {
  app.route({
    ...endpoint('sendContactRequest'),
    handler: async (request) => {
      await takeFromLimit(options.db, `contact ${callerKey(request)}`, requestsPerHour, hourSeconds);
      await sendContactRequest(options, request.body, readIdempotencyKey(request));
      return acknowledge('contact_sent', request.headers['accept-language']);
    },
  });
}
