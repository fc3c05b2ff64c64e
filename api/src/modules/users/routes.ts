import { chooseLanguage } from '@parpaing/contract/languages';
import { limits } from '@parpaing/contract/limits';
import {
  type App,
  answerNothing,
  privateEndpoint,
  publicRead,
  revalidatedByLanguage,
} from '../../http/endpoint.ts';
import { consumeLimit, hourSeconds } from '../../http/rate-limits.ts';
import { receiveUpload, registerUploadRoutes, uploadEndpoint } from '../../http/uploads.ts';
import type { ApiOptions } from '../../options.ts';
import { acknowledge } from '../../sentences/sentences.ts';
import type { AccessTokens } from '../auth/access-tokens.ts';
import { changePassword, requestEmailChange, requirePassword } from '../auth/credentials.ts';
import { requireUser, requireWriter } from '../auth/current-user.ts';
import { closeAccount } from './account-deletion.ts';
import { removeAvatar, replaceAvatar } from './avatar.ts';
import { exportAccount } from './export.ts';
import { readMe, readProfile, readPublicProfile, updateProfile, upgradeToProvider } from './service.ts';

const picturesPerHour = 30;
const exportsPerHour = 10;

export function userRoutes(app: App, options: ApiOptions, accessTokens: AccessTokens) {
  const { db, lanes } = options;

  app.route({
    ...publicRead('reads', 'readPublicProfile'),
    // Without a rate limit: cached, and read by crawlers.
    handler: async ({ params, headers }, reply) => {
      const language = chooseLanguage(headers['accept-language']);
      const profile = await readPublicProfile(lanes.reads.db, params.id, language);
      reply.headers(revalidatedByLanguage);
      return profile;
    },
  });

  app.route({
    ...privateEndpoint('readProfile'),
    handler: (request) => readProfile(db, requireUser(request)),
  });

  app.route({
    ...privateEndpoint('readMe'),
    handler: (request) => readMe(db, requireUser(request)),
  });

  app.route({
    ...privateEndpoint('updateProfile'),
    handler: async (request) => updateProfile(db, await requireWriter(db, request), request.body),
  });

  app.route({
    ...privateEndpoint('upgradeToProvider'),
    handler: async (request) =>
      upgradeToProvider(db, accessTokens, await requireWriter(db, request), request.body),
  });

  registerUploadRoutes(app, limits.avatarBytes, (scope) => {
    scope.route({
      ...uploadEndpoint('replaceProfileImage'),
      handler: async (request) => {
        const user = requireUser(request);
        await consumeLimit(db, `avatar ${user.id}`, picturesPerHour, hourSeconds);
        const upload = { field: 'image', userId: user.id };
        return receiveUpload(request, upload, (content) => replaceAvatar(options, user, content));
      },
    });
  });

  app.route({
    ...privateEndpoint('removeProfileImage'),
    handler: async (request, reply) => {
      await removeAvatar(options, await requireWriter(db, request));
      return answerNothing(reply);
    },
  });

  app.route({
    ...privateEndpoint('changeEmail'),
    handler: async (request) => {
      await requestEmailChange(options, requireUser(request), request.body);
      return acknowledge('email_change_requested', request.headers['accept-language']);
    },
  });

  app.route({
    ...privateEndpoint('changePassword'),
    handler: async (request) => {
      await changePassword(options, requireUser(request), request.body);
      return acknowledge('password_changed', request.headers['accept-language']);
    },
  });

  app.route({
    ...privateEndpoint('exportMe'),
    handler: async (request, reply) => {
      const user = requireUser(request);
      await consumeLimit(db, `export ${user.id}`, exportsPerHour, hourSeconds);
      reply.header('content-disposition', 'attachment; filename="mes-donnees.json"');
      return exportAccount(db, user);
    },
  });

  app.route({
    ...privateEndpoint('deleteMe'),
    handler: async (request, reply) => {
      const user = requireUser(request);
      await requirePassword(options, user, 'password', request.body.password);
      await closeAccount(options, user.id);
      return answerNothing(reply);
    },
  });
}
