import { type App, privateEndpoint } from '../../http/endpoint.ts';
import { unauthenticated } from '../../http/errors.ts';
import { consumeLimit, hourSeconds } from '../../http/rate-limits.ts';
import { shareOf } from '../../lib/share.ts';
import type { ApiOptions } from '../../options.ts';
import type { AccessTokens } from '../auth/access-tokens.ts';
import { readBearer, requireUser } from '../auth/current-user.ts';
import { createStreams, maxStreamsPerSession } from './streams.ts';

const beatMs = 25_000;
/** Longer than any access token, and so than any stream. */
const maxStreamMs = 20 * 60_000;
export const openingsPerHour = 600;

export function streamRoutes(app: App, options: ApiOptions, accessTokens: AccessTokens) {
  const { db, announcements, workers = 1 } = options;
  const streams = createStreams(db, app.log, shareOf(maxStreamsPerSession, workers));
  announcements.subscribe({
    onAnnouncement: (announcement) => void streams.deliver(announcement),
    onGap: streams.endAll,
  });
  const beating = setInterval(() => void streams.sendHeartbeat(), beatMs);
  app.addHook('preClose', async () => {
    clearInterval(beating);
    streams.close();
  });

  app.route({
    ...privateEndpoint('openStream'),
    config: { isPrivate: true, staysOpen: true },
    handlerTimeout: maxStreamMs,
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      await consumeLimit(db, `streams ${requireUser(request).sessionId}`, openingsPerHour, hourSeconds);
      const claims = await accessTokens.read(readBearer(request) ?? '');
      if (!claims) throw unauthenticated();
      reply.headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no', connection: 'close' });
      return reply.type('text/event-stream').send(streams.open(claims) as never);
    },
  });
}
