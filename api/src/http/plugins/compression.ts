import { constants, gzip } from 'node:zlib';
import fastifyPlugin from 'fastify-plugin';
import type { App } from '../endpoint.ts';

/** Below, compressing costs more than the packets it spares. */
export const leastCharacters = 8 * 1024;
const fastest = { level: constants.Z_BEST_SPEED };

/** Answers are written for one caller each: speed matters more than size. */
export const compression = fastifyPlugin(async (app: App) => {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (typeof payload !== 'string' || payload.length < leastCharacters) return done(null, payload);
    const vary = reply.getHeader('vary');
    reply.header('vary', vary ? `${vary}, accept-encoding` : 'accept-encoding');
    if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return done(null, payload);
    gzip(payload, fastest, (error, compressed) => {
      if (!error) reply.header('content-encoding', 'gzip').removeHeader('content-length');
      done(null, error ? payload : compressed);
    });
  });
});
