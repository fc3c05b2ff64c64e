import { randomUUID } from 'node:crypto';
import Fastify, { LogController } from 'fastify';
import { validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { inProcessAnswers } from './http/answers/in-process-answers.ts';
import { readYourWrites } from './http/answers/read-your-writes.ts';
import { revalidation } from './http/answers/revalidation.ts';
import { sharedAnswers } from './http/answers/shared-answers.ts';
import { createSerializerCompiler } from './http/declared-fields.ts';
import type { App } from './http/endpoint.ts';
import { admission } from './http/overload/admission.ts';
import { authentication } from './http/plugins/authentication.ts';
import { bodyTimeout } from './http/plugins/body-timeout.ts';
import { compression } from './http/plugins/compression.ts';
import { documentation } from './http/plugins/documentation.ts';
import { answerError, errorAnswers } from './http/plugins/error-answers.ts';
import { readOnly } from './http/plugins/read-only.ts';
import { requestContext } from './http/plugins/request-context.ts';
import { requestLog } from './http/plugins/request-log.ts';
import { requestMetrics } from './http/plugins/request-metrics.ts';
import { securityHeaders } from './http/plugins/security-headers.ts';
import { createUploads } from './http/uploads.ts';
import { adminRoutes } from './modules/admin/routes.ts';
import { createAccessTokens } from './modules/auth/access-tokens.ts';
import { authRoutes } from './modules/auth/routes.ts';
import { categoryRoutes } from './modules/categories/routes.ts';
import { contactRoutes } from './modules/contact/routes.ts';
import { crawlerRoutes } from './modules/crawlers/routes.ts';
import { favoriteRoutes } from './modules/favorites/routes.ts';
import { healthRoutes } from './modules/health/routes.ts';
import { importRoutes } from './modules/imports/routes.ts';
import { journalRoutes } from './modules/journal/routes.ts';
import { mailboxRoutes } from './modules/mail/routes.ts';
import { materialRoutes } from './modules/materials/routes.ts';
import { mediaRoutes } from './modules/media/routes.ts';
import { messageRoutes } from './modules/messages/routes.ts';
import { newsletterRoutes } from './modules/newsletter/routes.ts';
import { placeRoutes } from './modules/places/routes.ts';
import { reportRoutes } from './modules/reports/routes.ts';
import { searchRoutes } from './modules/search/routes.ts';
import { sellingRoutes } from './modules/selling/routes.ts';
import { shopRoutes } from './modules/shops/routes.ts';
import { statisticsRoutes } from './modules/statistics/routes.ts';
import { createVisitLog } from './modules/statistics/visit-log.ts';
import { availabilityRoutes } from './modules/stock/availability/routes.ts';
import { stockRoutes } from './modules/stock/routes.ts';
import { streamRoutes } from './modules/stream/routes.ts';
import { userRoutes } from './modules/users/routes.ts';
import type { ApiOptions } from './options.ts';

export type { App } from './http/endpoint.ts';

const bodyLimitBytes = 1024 * 1024;
const bodyTimeoutMs = 30_000;
/** Longer than the body's limit, so that a slow body is answered 408 and not 503. */
const handlerTimeoutMs = 35_000;

export async function buildApp(options: ApiOptions): Promise<App> {
  const app = Fastify({
    loggerInstance: options.logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: options.trustProxy,
    bodyLimit: bodyLimitBytes,
    requestTimeout: handlerTimeoutMs,
    handlerTimeout: handlerTimeoutMs,
    genReqId: () => randomUUID(),
    // While the server drains, pages still being rendered call the API.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    frameworkErrors: answerError,
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(createSerializerCompiler(options));

  await app.register(requestLog);
  await app.register(errorAnswers);
  await app.register(requestContext);
  await app.register(readOnly, options);
  await app.register(bodyTimeout, { milliseconds: options.bodyTimeoutMs ?? bodyTimeoutMs });
  await app.register(securityHeaders, { isHttps: options.publicUrl.startsWith('https:') });
  await app.register(inProcessAnswers);
  await app.register(revalidation);
  await app.register(compression);
  await app.register(documentation, { brandName: options.brandName });
  await app.register(requestMetrics, {
    token: options.metricsToken,
    isProduction: options.isProduction,
    peers: options.peers,
  });
  await app.register(admission, options.lanes);
  await app.register(sharedAnswers, options);

  app.decorate('uploads', createUploads(options.workers));

  const accessTokens = createAccessTokens(options);
  await app.register(authentication, { ...options, accessTokens });
  await app.register(readYourWrites, options);

  const visits = createVisitLog(options);
  app.addHook('onClose', visits.stop);

  healthRoutes(app, options);
  authRoutes(app, options, accessTokens, visits);
  userRoutes(app, options, accessTokens);
  shopRoutes(app, options);
  placeRoutes(app, options);
  categoryRoutes(app, options);
  searchRoutes(app, options);
  materialRoutes(app, options);
  sellingRoutes(app, options);
  stockRoutes(app, options);
  availabilityRoutes(app, options);
  importRoutes(app, options);
  favoriteRoutes(app, options);
  messageRoutes(app, options, visits);
  statisticsRoutes(app, options, { accessTokens, visits });
  streamRoutes(app, options, accessTokens);
  mediaRoutes(app, options);
  contactRoutes(app, options, accessTokens);
  reportRoutes(app, options, accessTokens);
  adminRoutes(app, options);
  journalRoutes(app, options);
  newsletterRoutes(app, options);
  crawlerRoutes(app, options);
  if (options.keepsMail) mailboxRoutes(app, options);
  return app;
}

/** Fastify would answer 400 to a path that cannot be decoded; this turns it into an ordinary unknown path. */
function readableUrl(url: string): string {
  try {
    decodeURI(url.split('?', 1)[0] ?? '');
    return url;
  } catch {
    return url.startsWith('/api/') ? '/api/%25' : '/%25';
  }
}
