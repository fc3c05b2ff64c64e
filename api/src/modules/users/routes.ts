import { type App, privateEndpoint } from '../../endpoint.ts';
import type { ApiOptions } from '../../options.ts';
import type { AccessTokens } from '../auth/access-tokens.ts';
import { requireUser } from '../auth/current-user.ts';
import { readMe, readProfile } from './service.ts';

export function userRoutes(app: App, options: ApiOptions, _accessTokens: AccessTokens) {
  const { db } = options;

  app.route({
    ...privateEndpoint('readProfile'),
    handler: (request) => readProfile(db, requireUser(request)),
  });

  app.route({
    ...privateEndpoint('readMe'),
    handler: (request) => readMe(db, requireUser(request)),
  });
}
