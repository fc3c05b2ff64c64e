import type { Role } from '@parpaing/contract/units';
import type { Database } from '../db/database.ts';
import type { App } from '../http/endpoint.ts';
import { logInAs } from './accounts.ts';
import { createCorrespondent } from './correspondents.ts';

interface Context {
  app: App;
  db: Database;
}

export async function createMember(context: Context, role: Role, fullName?: string) {
  const member = await createCorrespondent(context, fullName);
  const { headers } = await logInAs(context.app, member);
  await context.db.updateTable('users').set({ role }).where('id', '=', member.id).execute();
  if (role === 'PROVIDER') {
    await context.db
      .insertInto('providerProfiles')
      .values({
        userId: member.id,
        companyName: 'Charpente Gauthier',
        businessType: 'artisan',
        taxId: '99914702800016',
      })
      .execute();
  }
  const upload = (url: string, payload: Buffer, contentType: string) =>
    context.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { ...headers, 'content-type': contentType },
    });
  return { ...member, upload };
}

export async function createModerator(context: Context) {
  const admin = await createMember(context, 'ADMIN', 'Nadia Ferhat');
  const base = '/api/moderation';
  return {
    ...admin,
    get: async (path: string) => (await admin.call('GET', base + path)).json(),
    decide: (targetId: string, decision: object) =>
      admin.call('POST', `${base}/reports/${targetId}/decision`, decision),
    hide: (materialId: string, measure: object = prohibited) =>
      admin.call('POST', `${base}/materials/${materialId}/hide`, measure),
    restore: (materialId: string, message = '') =>
      admin.call('POST', `${base}/materials/${materialId}/restore`, { message }),
    listLog: async () => (await admin.call('GET', `${base}/journal`)).json().items,
  };
}

export const prohibited = {
  reason: 'interdit',
  message: 'Les plaques en fibrociment d’avant 1997 peuvent contenir de l’amiante.',
};
