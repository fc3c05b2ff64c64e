import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../lib/ids.ts';
import { logInAs } from '../../testing/accounts.ts';
import { createMaterial, createSeller, createUser } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';

const context = useTestApp();
let headers: { authorization: string };
let materials: string[];

beforeAll(async () => {
  const { app, db } = context;
  headers = (await logInAs(app, await createUser(db))).headers;
  const seller = await createSeller(db);
  materials = [];
  for (const title of ['Premier', 'Deuxième', 'Troisième']) {
    materials.push((await createMaterial(db, { sellerId: seller.id, title })).id);
  }
});

const call = (method: 'GET' | 'PUT' | 'DELETE', path: string, as = headers) =>
  context.app.inject({ method, url: `/api/favorites${path}`, headers: as });

describe('un acheteur garde des favoris', () => {
  it('en ajoute, deux fois sans effet de plus, et les retrouve, les derniers d’abord', async () => {
    for (const id of [...materials, materials[0]]) {
      expect((await call('PUT', `/${id}`)).statusCode).toBe(204);
    }
    const { items, total } = (await call('GET', '')).json();
    expect(total).toBe(3);
    expect(items.map(({ title }: { title: string }) => title)).toEqual(['Troisième', 'Deuxième', 'Premier']);
    expect((await call('GET', '/ids')).json().ids).toEqual(materials.toReversed());
  });

  it('en retire, deux fois sans erreur', async () => {
    expect((await call('DELETE', `/${materials[1]}`)).statusCode).toBe(204);
    expect((await call('DELETE', `/${materials[1]}`)).statusCode).toBe(204);
    expect((await call('GET', '')).json().total).toBe(2);
  });

  it('y voit encore ce qui est vendu, et que c’est vendu', async () => {
    await context.db
      .updateTable('materials')
      .set({ status: 'vendu' })
      .where('id', '=', materials[2] ?? '')
      .execute();
    expect((await call('GET', '')).json().items[0]).toMatchObject({ title: 'Troisième', status: 'vendu' });
  });

  it('ne peut garder ni l’inconnu ni le brouillon d’un autre', async () => {
    const draft = await createMaterial(context.db, { status: 'brouillon', publishedAt: null });
    expect((await call('PUT', `/${newId()}`)).statusCode).toBe(404);
    expect((await call('PUT', `/${draft.id}`)).statusCode).toBe(404);
    expect((await call('PUT', '/pas-un-id')).statusCode).toBe(400);
    expect((await call('GET', '?page=0')).json().details[0].field).toBe('page');
  });

  it('ne voit pas ceux d’un autre', async () => {
    const other = (await logInAs(context.app, await createUser(context.db))).headers;
    expect((await call('GET', '', other)).json()).toEqual({ items: [], total: 0 });
    await call('DELETE', `/${materials[0]}`, other);
    expect((await call('GET', '/ids')).json().ids).toContain(materials[0]);
  });
});
