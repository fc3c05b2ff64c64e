import type { FastifyRequest } from 'fastify';
import { type App, answerNothing, endpoint, privateEndpoint } from '../../http/endpoint.ts';
import { unauthenticated } from '../../http/errors.ts';
import { callerKey, consumeLimit, hourSeconds } from '../../http/rate-limits.ts';
import type { ApiOptions } from '../../options.ts';
import { acknowledge } from '../../sentences/sentences.ts';
import { toVisitor, type VisitLog } from '../statistics/service.ts';
import type { AccessTokens } from './access-tokens.ts';
import { readBearer, requireUser } from './current-user.ts';
import { describeDevice } from './devices.ts';
import type { Caller } from './limits.ts';
import { logIn } from './login.ts';
import { requestPasswordReset, resetPassword } from './password-reset.ts';
import { register, resendVerification } from './registration.ts';
import { buildDeviceCookie, readDeviceToken } from './remembered-devices.ts';
import { endOtherSessions, endSession, endSessionOf, listOwnSessions, refreshSession } from './sessions.ts';
import { endProof, proveBrowser, readBrowserHash, renewProof } from './verification/browser-proof.ts';
import { presentVerification } from './verification/presenter.ts';
import { verifyEmail } from './verification/verify-email.ts';

const requestsPerHour = 30;

const readCaller = (request: FastifyRequest): Caller => ({
  key: callerKey(request),
  deviceToken: readDeviceToken(request),
});

const readLoginCaller = (request: FastifyRequest) => ({
  ...readCaller(request),
  device: describeDevice(request.headers['user-agent']),
});

export function authRoutes(app: App, options: ApiOptions, accessTokens: AccessTokens, visits: VisitLog) {
  const { db, publicUrl } = options;
  const limit = (call: string, request: { ip: string }) =>
    consumeLimit(db, `${call} ${callerKey(request)}`, requestsPerHour, hourSeconds);

  app.route({
    ...endpoint('login'),
    config: { worksOnFullDisk: true },
    handler: async (request, reply) => {
      const caller = readLoginCaller(request);
      const { answer, deviceToken } = await logIn(options, accessTokens, request.body, caller);
      if (deviceToken) reply.header('set-cookie', buildDeviceCookie(deviceToken, publicUrl));
      return answer;
    },
  });

  app.route({
    ...endpoint('register'),
    handler: async (request, reply) => {
      await limit('register', request);
      const proof = request.body.message && proveBrowser(request, publicUrl);
      await register(options, request.body, readCaller(request), proof?.hash);
      if (proof) reply.header('set-cookie', proof.setCookie);
      return acknowledge('registered', request.headers['accept-language']);
    },
  });

  app.route({
    ...endpoint('verifyEmail'),
    handler: async (request, reply) => {
      // The page asks when it opens: that must not use up the clicks on « Confirmer ».
      await limit(request.body.onlyWhereWritten ? 'open-link' : 'verify', request);
      const browserHash = readBearer(request) ? undefined : readBrowserHash(request);
      const follower = { ...readLoginCaller(request), browserHash };
      const verification = await verifyEmail(options, accessTokens, request.body, follower);
      if (verification.outcome === 'logged_in') {
        const { answer, deviceToken, messages } = verification;
        if (deviceToken) reply.header('set-cookie', buildDeviceCookie(deviceToken, publicUrl));
        reply.header('set-cookie', endProof(publicUrl));
        for (const { materialId, conversationId } of messages) {
          if (conversationId)
            visits.record(toVisitor(request), { kind: 'contact', materialId, buyerId: answer.id });
        }
      }
      return presentVerification(verification, request.headers['accept-language']);
    },
  });

  app.route({
    ...endpoint('resendVerification'),
    handler: async (request, reply) => {
      await limit('resend', request);
      await resendVerification(options, request.body, readCaller(request), readBrowserHash(request));
      const proof = renewProof(request, publicUrl);
      if (proof) reply.header('set-cookie', proof.setCookie);
      return acknowledge('verification_sent', request.headers['accept-language']);
    },
  });

  app.route({
    ...endpoint('forgotPassword'),
    handler: async (request) => {
      await limit('forgot', request);
      await requestPasswordReset(options, request.body, readCaller(request));
      return acknowledge('reset_requested', request.headers['accept-language']);
    },
  });

  app.route({
    ...endpoint('resetPassword'),
    handler: async (request) => {
      await limit('reset', request);
      const email = await resetPassword(options, request.body);
      return { email, ...acknowledge('password_reset', request.headers['accept-language']) };
    },
  });

  app.route({
    ...endpoint('refreshToken'),
    config: { worksOnFullDisk: true },
    handler: (request) => refreshSession(db, accessTokens, request.body.refreshToken, callerKey(request)),
  });

  const { schema, ...logout } = endpoint('logout');
  app.route({
    ...logout,
    // Not a private endpoint: it also accepts an expired token.
    schema: { ...schema, security: [{ bearer: [] }] },
    config: { worksOnFullDisk: true },
    handler: async (request, reply) => {
      const token = readBearer(request);
      if (!token) throw unauthenticated();
      await endSessionOf(db, accessTokens, token, callerKey(request));
      return answerNothing(reply);
    },
  });

  app.route({
    ...privateEndpoint('listSessions'),
    handler: async (request) => {
      return { sessions: await listOwnSessions(db, requireUser(request)) };
    },
  });

  app.route({
    ...privateEndpoint('endSession'),
    handler: async (request, reply) => {
      await endSession(db, requireUser(request), request.params.id);
      return answerNothing(reply);
    },
  });

  app.route({
    ...privateEndpoint('endOtherSessions'),
    handler: async (request, reply) => {
      await endOtherSessions(db, requireUser(request));
      return answerNothing(reply);
    },
  });
}
