import type { Database } from '../db/database.ts';
import type { App } from '../http/endpoint.ts';
import { newId } from '../lib/ids.ts';
import { logInAs } from './accounts.ts';
import { createMaterial, createUser } from './factories.ts';

interface Context {
  app: App;
  db: Database;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export async function createCorrespondent({ app, db }: Context, fullName = 'Camille Morel') {
  const user = await createUser(db, { fullName });
  const { headers } = await logInAs(app, user);
  const call = (method: Method, url: string, payload?: object) =>
    app.inject({ method, url, headers, ...(payload && { payload }) });
  const conversations = '/api/conversations';
  return {
    ...user,
    call,
    start: (materialId: string, text: string, clientId = newId()) =>
      call('POST', conversations, { materialId, text, clientId }),
    send: (id: string, text: string, clientId = newId()) =>
      call('POST', `${conversations}/${id}/messages`, { text, clientId }),
    markRead: (id: string, messageId: string) => call('POST', `${conversations}/${id}/read`, { messageId }),
    archive: (id: string, isArchived = true) => call('PUT', `${conversations}/${id}/archive`, { isArchived }),
    list: async (query = '') => (await call('GET', `${conversations}${query}`)).json(),
    read: async (id: string) => (await call('GET', `${conversations}/${id}`)).json(),
    listMessages: async (id: string, query = '') =>
      (await call('GET', `${conversations}/${id}/messages${query}`)).json(),
    countUnread: async () => (await call('GET', `${conversations}/unread`)).json().count as number,
  };
}

export type Correspondent = Awaited<ReturnType<typeof createCorrespondent>>;

export async function createSellingCorrespondent(context: Context, companyName = 'Négoce Dupré') {
  const seller = await createCorrespondent(context, 'Sylvain Dupré');
  const { id: userId } = seller;
  await context.db.updateTable('users').set({ role: 'PROVIDER' }).where('id', '=', userId).execute();
  await context.db
    .insertInto('providerProfiles')
    .values({ userId, companyName, businessType: 'particulier', replyMinutes: 100 })
    .execute();
  return seller;
}

export async function createExchange(context: Context) {
  const [buyer, seller] = await Promise.all([
    createCorrespondent(context, 'Camille Roussel'),
    createSellingCorrespondent(context),
  ]);
  const material = await createMaterial(context.db, { sellerId: seller.id, title: 'Laine de verre GR 32' });
  const { id } = (await buyer.start(material.id, 'Bonjour, le lot est-il complet ?')).json();
  return { buyer, seller, materialId: material.id, id: id as string };
}
