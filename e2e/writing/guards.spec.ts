import type { Role } from '../fixtures/accounts.ts';
import { expect, pauseClock, test, toast } from '../fixtures/test.ts';

type Visitor = Role | 'guest';

const id = '0199c0de-0000-7000-8000-000000000000';

/** SPEC §2, row by row; `{material}` and `{seller}` stand for some that exist. */
const rows = {
  public: {
    '/': 'Parpaing',
    '/about': 'À propos',
    '/terms': 'Conditions générales d’utilisation',
    '/contact': 'Nous écrire',
    '/privacy': 'Confidentialité',
    '/info': 'Comment ça marche',
    '/materials': 'Matériaux',
    '/materials/{material}': '.+',
    '/profile/{seller}': '{name}',
    '/auth/check-email': 'Consultez votre messagerie',
    '/auth/verify-email': 'Vérification de l’adresse e-mail',
  },
  login: {
    '/profile': 'Mon profil',
    '/profile/view': 'Voir mon profil',
    '/profile/edit': 'Modifier mon profil',
    '/messages': 'Messages',
    // Opened, and nobody's.
    [`/messages/${id}`]: 'Conversation introuvable',
    '/favorites': 'Mes Favoris',
  },
  seller: {
    '/provider/dashboard': 'Tableau de Bord Vendeur',
    '/materials/new': 'Ajouter un Matériau',
    [`/materials/${id}/edit`]: 'Modifier le Matériau',
    '/my-materials': 'Mes Matériaux',
    '/statistics': 'Statistiques',
  },
  guest: {
    '/auth/login': 'Se connecter',
    '/auth/register': 'Créer un compte',
    '/auth/forgot-password': 'Mot de passe oublié',
    '/auth/reset-password': 'Reset Password',
  },
};

/** Where each visitor ends; undefined is the page itself. */
function findEnd(access: keyof typeof rows, visitor: Visitor, path: string): string | undefined {
  const isMember = visitor !== 'guest';
  if (access === 'guest') return isMember ? '/' : undefined;
  if (access === 'public') return undefined;
  if (!isMember) return `/auth/login?returnUrl=${encodeURIComponent(path)}`;
  return access === 'seller' && visitor === 'USER' ? '/' : undefined;
}

function nameEnd(end: string | undefined): string | undefined {
  if (end === undefined) return undefined;
  return end === '/' ? 'Parpaing' : 'Se connecter · Parpaing';
}

test.describe('SPEC §2', () => {
  test.use({ expectedComplaints: new RegExp(`status of 404 .*/api/(conversations|materials/mine)/${id}`) });

  for (const visitor of ['guest', 'USER', 'PROVIDER', 'ADMIN'] as const) {
    const tag = visitor === 'PROVIDER' || visitor === 'ADMIN' ? '@trust' : [];
    test(`chaque page s’ouvre ou se refuse à ${visitor} comme SPEC le dit`, { tag }, async ({
      page,
      request,
      logIn,
      expectAccessible,
    }) => {
      if (visitor !== 'guest') await logIn(visitor);
      const { items } = await (await request.get('/api/materials?limit=1')).json();
      const known = {
        '{material}': items[0].id,
        '{seller}': items[0].seller.id,
        '{name}': items[0].seller.name,
      };
      const fill = (text: string) =>
        Object.entries(known).reduce((filled, [name, value]) => filled.replace(name, value), text);

      for (const access of Object.keys(rows) as (keyof typeof rows)[]) {
        for (const [row, title] of Object.entries(rows[access])) {
          const path = fill(row);
          await test.step(path, async () => {
            const end = findEnd(access, visitor, path);
            const refusal = toast(page, 'réservée aux vendeurs');
            const isRefused = access === 'seller' && visitor === 'USER';
            const response = await page.goto(path);
            expect(response?.status()).toBe(200);
            // First: it does not stay.
            if (isRefused) await expect(refusal).toBeVisible();
            await expect(page).toHaveURL(end ?? path);
            await expect(page).toHaveTitle(nameEnd(end) ?? new RegExp(`^${fill(title)}( · Parpaing)?$`));
            await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
            if (!isRefused) await expect(refusal).toHaveCount(0);
            if (visitor === 'guest' && end === undefined) await expectAccessible();
          });
        }
      }
    });
  }
});

test('qui n’est pas vendeur l’apprend, peut le devenir, et le retour arrière ne le piège pas', async ({
  page,
  logIn,
  expectAccessible,
}) => {
  await logIn('USER');
  await page.goto('/about');
  await page.goto('/my-materials');
  await expect(toast(page, 'réservée aux vendeurs')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expectAccessible();
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await pauseClock(page);
  await page.goto('/statistics');
  await page.getByRole('button', { name: 'Devenir Vendeur' }).click();
  await expect(page).toHaveURL('/?become-seller=true');
  await expect(toast(page)).toHaveCount(0);
});

test('un jeton expiré est renouvelé sans un mot', async ({ page, logIn }) => {
  const { refreshToken } = await logIn('USER', { hasBrokenToken: true });
  await page.goto('/favorites');
  await expect(page.getByRole('heading', { level: 1, name: 'Mes Favoris' })).toBeVisible();
  await expect(toast(page)).toHaveCount(0);
  // The skeleton bears the same title: what is stored tells when the page itself is there.
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.user).refreshToken))
    .not.toBe(refreshToken);
  await expect(toast(page)).toHaveCount(0);
});

test.describe('une session que le serveur a close', () => {
  test.use({ expectedComplaints: /status of 401/ });

  test('mène à la connexion, qui dit pourquoi et se souvient de la page', async ({
    page,
    request,
    logIn,
  }) => {
    const { token } = await logIn('USER', { hasBrokenToken: true });
    await request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } });
    await page.goto('/favorites');
    await expect(toast(page, 'Votre session a expiré. Veuillez vous reconnecter.')).toBeVisible();
    await expect(page).toHaveURL('/auth/login?returnUrl=%2Ffavorites');
    expect(await page.evaluate(() => localStorage.user)).toBeUndefined();
  });
});
