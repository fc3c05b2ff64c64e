import { describe, expect, it } from 'vitest';
import { logInAs } from '../../testing/accounts.ts';
import { createUser } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';

const context = useTestApp();

describe('une personne connectée', () => {
  it('lit son profil, qui n’est gardé par aucun cache', async () => {
    const user = await createUser(context.db, { phoneNumber: '06 12 34 56 78', city: 'Montreuil' });
    const { headers } = await logInAs(context.app, user);
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

  it('lit tout ce que son compte montre à elle seule', async () => {
    const user = await createUser(context.db);
    const { headers } = await logInAs(context.app, user);
    expect((await context.app.inject({ url: '/api/users/me', headers })).json()).toMatchObject({
      id: user.id,
      email: user.email,
      pendingEmail: null,
      verified: true,
      lastLogin: expect.any(String),
    });
  });
});
