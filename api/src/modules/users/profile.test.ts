import { describe, expect, it } from 'vitest';
import { newId } from '../../lib/ids.ts';
import { logInAs } from '../../testing/accounts.ts';
import { createMaterial, createSeller, createUser } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { shortenName } from './presenter.ts';

const context = useTestApp();

const person = {
  fullName: 'Dominique Petit',
  phoneNumber: '+33 6 12 34 56 78',
  address: '3 rue des Lilas',
  city: 'Pantin',
  country: 'France',
};
const company = {
  companyName: 'Négoce Petit',
  businessType: 'negoce',
  taxId: '999 147 028 00016',
  description: 'Surplus.',
  websiteUrl: 'https://petit.example',
  socialMedia: { instagram: 'https://www.instagram.com/petit' },
};

async function comeIn(user = {}) {
  const account = await createUser(context.db, user);
  return { ...account, ...(await logInAs(context.app, account)) };
}
async function comeInSelling() {
  const account = await comeIn({ role: 'PROVIDER' });
  await createProfile(account.id);
  return account;
}
const createProfile = (userId: string) =>
  context.db
    .insertInto('providerProfiles')
    .values({
      userId,
      companyName: company.companyName,
      businessType: 'negoce',
      taxId: '99914702800016',
      verified: true,
    })
    .execute();
const update = (headers: object, payload: object) =>
  context.app.inject({ method: 'PUT', url: '/api/users/profile', headers: { ...headers }, payload });

describe('une personne connectée', () => {
  it('lit son profil, qui n’est gardé par aucun cache', async () => {
    const { headers } = await comeIn({ phoneNumber: '06 12 34 56 78', city: 'Montreuil' });
    const response = await context.app.inject({ url: '/api/users/profile', headers });
    expect(response.headers['cache-control']).toBe('no-store');
    expect([response.statusCode, response.json()]).toEqual([
      200,
      {
        fullName: 'Camille Morel',
        profileImageUrl: null,
        role: 'USER',
        roles: ['USER'],
        isProvider: false,
        company: null,
        phoneNumber: '06 12 34 56 78',
        address: null,
        city: 'Montreuil',
        country: null,
        providerInfo: null,
      },
    ]);
  });

  it('vendeuse, y lit aussi son entreprise', async () => {
    const { headers } = await comeInSelling();
    expect((await context.app.inject({ url: '/api/users/profile', headers })).json()).toMatchObject({
      company: 'Négoce Petit',
      isProvider: true,
      providerInfo: { companyName: 'Négoce Petit', socialMedia: {}, verified: true },
    });
  });

  it('lit tout ce que son compte montre à elle seule', async () => {
    const { id, email, headers } = await comeIn();
    expect((await context.app.inject({ url: '/api/users/me', headers })).json()).toMatchObject({
      id,
      email,
      pendingEmail: null,
      verified: true,
      lastLogin: expect.any(String),
    });
  });

  it('change son profil, et efface ce qu’elle laisse vide', async () => {
    const { headers } = await comeIn();
    const changed = await update(headers, person);
    expect([changed.statusCode, changed.json()]).toEqual([200, expect.objectContaining(person)]);
    const emptied = await update(headers, { fullName: 'Dominique Petit', phoneNumber: '' });
    expect(emptied.json()).toMatchObject({ phoneNumber: null, address: null, city: null, country: null });
  });

  it('ne se donne ni rôle, ni vérification, ni adresse, ni entreprise', async () => {
    const { id, email, headers } = await comeIn();
    const response = await update(headers, {
      ...person,
      role: 'ADMIN',
      roles: ['ADMIN'],
      isProvider: true,
      verified: true,
      email: 'autre@exemple.fr',
      id: newId(),
      passwordHash: 'x',
      providerInfo: company,
    });
    expect(response.json()).toMatchObject({ id, email, role: 'USER', isProvider: false, providerInfo: null });
  });

  it.each([
    ['fullName', { fullName: '' }],
    ['phoneNumber', { phoneNumber: 'appelez-moi' }],
    ['providerInfo.taxId', { providerInfo: { ...company, taxId: '12345678901234' } }],
    ['providerInfo.taxId', { providerInfo: { ...company, taxId: '' } }],
    ['providerInfo.websiteUrl', { providerInfo: { ...company, websiteUrl: 'javascript:alert(1)' } }],
  ])('apprend que « %s » ne convient pas', async (field, change) => {
    const { headers } = await comeIn();
    const response = await update(headers, { ...person, ...change });
    expect([
      response.statusCode,
      response.json().details?.map((detail: { field: string }) => detail.field),
    ]).toEqual([400, expect.arrayContaining([field])]);
  });
});

describe('une vendeuse', () => {
  it('change ce que son entreprise dit d’elle, et reste vérifiée', async () => {
    const { headers } = await comeInSelling();
    const response = await update(headers, { ...person, providerInfo: { ...company, verified: false } });
    expect(response.json().providerInfo).toEqual({ ...company, taxId: '99914702800016', verified: true });
  });

  it('qui change de nom ou de numéro n’est plus vérifiée, quoi qu’elle en dise', async () => {
    const { headers } = await comeInSelling();
    const response = await update(headers, {
      ...person,
      providerInfo: { ...company, companyName: 'Une Grande Enseigne', verified: true },
    });
    expect(response.json().providerInfo.verified).toBe(false);
  });
});

describe('le profil public', () => {
  const read = (id: string) => context.app.inject(`/api/users/${id}`);

  it('d’une personne ne montre que son prénom, une initiale et sa ville', async () => {
    const { id } = await createUser(context.db, { ...person, fullName: 'Dominique de la Tour' });
    const response = await read(id);
    expect(response.headers['cache-control']).toBe('public, no-cache');
    expect(response.json()).toEqual({
      id,
      displayName: 'Dominique T.',
      profileImageUrl: null,
      city: 'Pantin',
      memberSince: expect.any(String),
      seller: null,
    });
  });

  it('d’un professionnel montre son identité et compte ce qu’il publie', async () => {
    const { id } = await createUser(context.db, { ...person, role: 'PROVIDER' });
    await createProfile(id);
    await createMaterial(context.db, { sellerId: id });
    await createMaterial(context.db, { sellerId: id, status: 'brouillon', publishedAt: null });
    const { body, json } = await read(id);
    expect(json()).toMatchObject({
      displayName: 'Négoce Petit',
      seller: { isProfessional: true, taxId: '99914702800016', verified: true, materialCount: 1 },
    });
    for (const secret of [person.phoneNumber, person.address, '@exemple.fr', person.fullName]) {
      expect(body).not.toContain(secret);
    }
  });

  it('d’un particulier ne montre pas de numéro', async () => {
    const { id } = await createUser(context.db, { role: 'PROVIDER' });
    await context.db
      .insertInto('providerProfiles')
      .values({
        userId: id,
        companyName: 'Claire L.',
        businessType: 'particulier',
        taxId: '99914702800016',
      })
      .execute();
    expect((await read(id)).json().seller).toMatchObject({ isProfessional: false, taxId: null });
  });

  it.each([
    ['inconnu', async () => newId()],
    ['supprimé', async () => (await createUser(context.db, { deletedAt: new Date() })).id],
    ['jamais vérifié', async () => (await createUser(context.db, { verified: false })).id],
  ])('d’un compte %s n’existe pas', async (_, make) => {
    expect((await read(await make())).statusCode).toBe(404);
  });

  it('d’un identifiant mal formé est refusé en nommant le champ', async () => {
    const response = await read('42');
    expect([response.statusCode, response.json().details[0].field]).toEqual([400, 'id']);
  });

  it.each([
    ['Camille Morel', 'Camille M.'],
    ['  Élodie   de la Tour ', 'Élodie T.'],
    ['camille', 'camille'],
    ['Jean élan', 'Jean É.'],
  ])('nomme « %s » ainsi : %s', (fullName, shown) => {
    expect(shortenName(fullName)).toBe(shown);
  });
});

it('les annonces se listent par vendeur', async () => {
  const { id: sellerId } = await createSeller(context.db);
  const mine = await createMaterial(context.db, { sellerId });
  await createMaterial(context.db);
  const answer = (await context.app.inject(`/api/materials?seller=${sellerId}`)).json();
  expect([answer.total, answer.items.map(({ id }: { id: string }) => id)]).toEqual([1, [mine.id]]);
});
