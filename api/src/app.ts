import compress from '@fastify/compress';
import Fastify, { LogController } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { App } from './endpoint.ts';
import { newId } from './ids.ts';
import { contactRoutes } from './modules/contact/routes.ts';
import { crawlerRoutes } from './modules/crawlers/routes.ts';
import { healthRoutes } from './modules/health/routes.ts';
import { mailboxRoutes } from './modules/mail/routes.ts';
import { materialRoutes } from './modules/materials/routes.ts';
import { mediaRoutes } from './modules/media/routes.ts';
import { newsletterRoutes } from './modules/newsletter/routes.ts';
import { placeRoutes } from './modules/places/routes.ts';
import type { ApiOptions } from './options.ts';
import { documentation } from './plugins/documentation.ts';
import { errorAnswers } from './plugins/error-answers.ts';
import { requestLog } from './plugins/request-log.ts';
import { requestMetrics } from './plugins/request-metrics.ts';
import { securityHeaders } from './plugins/security-headers.ts';

export type { App } from './endpoint.ts';

const bodyLimitBytes = 1024 * 1024;
const requestTimeoutMs = 30_000;

/** The whole API, in the order requests meet it. Shared by the server and by the tests. */
export async function buildApp(options: ApiOptions): Promise<App> {
  const app = Fastify({
    loggerInstance: options.logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: options.trustProxy,
    bodyLimit: bodyLimitBytes,
    requestTimeout: requestTimeoutMs,
    handlerTimeout: requestTimeoutMs,
    genReqId: () => newId(),
    return503OnClosing: true,
    forceCloseConnections: 'idle',
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  await app.register(requestLog);
  await app.register(errorAnswers);
  await app.register(securityHeaders, { isHttps: options.publicUrl.startsWith('https:') });
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  await app.register(documentation, { brandName: options.brandName });
  await app.register(requestMetrics, { token: options.metricsToken });

  healthRoutes(app, options);
  placeRoutes(app, options);
  materialRoutes(app, options);
  mediaRoutes(app, options);
  contactRoutes(app, options);
  newsletterRoutes(app, options);
  crawlerRoutes(app, options);
  if (options.keepsMail) mailboxRoutes(app, options);
  return app;
}
