import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { logInAs } from '../../testing/accounts.ts';
import { createUser } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';

const context = useTestApp();

const details = {
  companyName: 'Négoce Morel',
  businessType: 'negoce',
  taxId: '999 147 028 00016',
  description: 'Fins de chantier.',
  phoneNumber: '01 99 00 12 34',
  address: '12 rue des Carrières',
  city: 'Montreuil',
};

async function comeIn(user = {}) {
  const account = await createUser(context.db, user);
  return { ...account, ...(await logInAs(context.app, account)) };
}
const upgrade = (headers: object, payload: object = details) =>
  context.app.inject({
    method: 'POST',
    url: '/api/users/upgrade-to-provider',
    headers: { ...headers },
    payload,
  });
const readMe = (token: string) =>
  context.app.inject({ url: '/api/users/me', headers: { authorization: `Bearer ${token}` } });
const refresh = async (refreshToken: string) =>
  (await context.app.inject({ method: 'POST', url: '/api/auth/refresh-token', payload: { refreshToken } }))
    .statusCode;

describe('une personne devient vendeuse', () => {
  it('et reçoit des jetons qui le disent, dans la même session', async () => {
    const { token, headers, refreshToken } = await comeIn({ phoneNumber: '06 00 00 00 00' });
    const response = await upgrade(headers);
    expect(response.statusCode).toBe(200);
    const answer = response.json();
    expect(answer).toMatchObject({
      role: 'PROVIDER',
      roles: ['USER', 'PROVIDER'],
      isProvider: true,
      providerInfo: { companyName: 'Négoce Morel', taxId: '99914702800016', verified: false },
    });
    expect(decodeJwt(answer.token)).toMatchObject({ role: 'PROVIDER', sid: decodeJwt(token).sid });
    // What she had said of herself stays; what was missing is filled.
    expect((await readMe(answer.token)).json()).toMatchObject({
      role: 'PROVIDER',
      company: 'Négoce Morel',
      phoneNumber: '06 00 00 00 00',
      city: 'Montreuil',
    });
    expect(await refresh(answer.refreshToken)).toBe(200);
    expect(await refresh(refreshToken)).toBe(401);
  });

  it('deux fois : des jetons neufs, et rien d’autre ne change', async () => {
    const { headers } = await comeIn();
    await upgrade(headers);
    const again = await upgrade(headers, { ...details, companyName: 'Autre Nom', phoneNumber: '0600000000' });
    expect([again.statusCode, again.json().providerInfo.companyName]).toEqual([200, 'Négoce Morel']);
    expect((await readMe(again.json().token)).json().phoneNumber).toBe('01 99 00 12 34');
  });

  it('deux fois en même temps : une seule entreprise', async () => {
    const { id, headers } = await comeIn();
    const answers = await Promise.all([upgrade(headers), upgrade(headers)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const profiles = await context.db
      .selectFrom('providerProfiles')
      .select('userId')
      .where('userId', '=', id)
      .execute();
    expect(profiles).toHaveLength(1);
  });

  it('particulière, sans numéro d’entreprise', async () => {
    const { headers } = await comeIn();
    const response = await upgrade(headers, { companyName: 'Camille M.', businessType: 'particulier' });
    expect([response.statusCode, response.json().providerInfo.taxId]).toEqual([200, null]);
  });

  it('sans pouvoir se vérifier elle-même ni devenir ADMIN', async () => {
    const { headers } = await comeIn();
    const response = await upgrade(headers, { ...details, verified: true, role: 'ADMIN', isProvider: false });
    expect(response.json()).toMatchObject({ role: 'PROVIDER', providerInfo: { verified: false } });
  });

  it.each([
    ['companyName', { companyName: '' }],
    ['businessType', { businessType: 'banque' }],
    ['taxId', { taxId: '12345678901234' }],
    ['taxId', { taxId: '' }],
    ['socialMedia.facebook', { socialMedia: { facebook: 'moi' } }],
  ])('et apprend que « %s » ne convient pas', async (field, change) => {
    const { headers } = await comeIn();
    const response = await upgrade(headers, { ...details, ...change });
    expect([response.statusCode, response.json().details[0].field]).toEqual([400, field]);
  });
});

it('un ADMIN le reste', async () => {
  const { headers, token } = await comeIn({ role: 'ADMIN' });
  const response = await upgrade(headers);
  expect([response.statusCode, response.json().error]).toEqual([403, 'forbidden']);
  expect((await readMe(token)).json()).toMatchObject({ role: 'ADMIN', providerInfo: null });
});

it('un rôle retiré l’est aussitôt, quoi que dise le jeton', async () => {
  const { id, headers } = await comeIn();
  const { token } = (await upgrade(headers)).json();
  await context.db.updateTable('users').set({ role: 'USER' }).where('id', '=', id).execute();
  expect(decodeJwt(token).role).toBe('PROVIDER');
  expect((await readMe(token)).json().role).toBe('USER');
});
