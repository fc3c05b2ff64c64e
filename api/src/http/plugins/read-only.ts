import fastifyPlugin from 'fastify-plugin';
import type { DatabaseHealth } from '../../options.ts';
import type { App } from '../endpoint.ts';
import { diskFull } from '../errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    worksOnFullDisk?: boolean;
  }
}

/** On a full disk PostgreSQL would crash: writes are refused first, reads and sessions go on. */
export const readOnly = fastifyPlugin(
  async (app: App, { databaseHealth }: { databaseHealth: DatabaseHealth }) => {
    app.addHook('onRequest', ({ method, routeOptions }, _reply, done) => {
      const goesOn = method === 'GET' || method === 'HEAD' || routeOptions.config.worksOnFullDisk;
      done(!goesOn && databaseHealth.isDiskFull() ? diskFull() : undefined);
    });
  },
);
