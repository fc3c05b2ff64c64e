import { pages } from '@parpaing/contract/pages';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchRoutes, type RouteObject } from 'react-router';
import { expect, it } from 'vitest';
import { handle as authHandle } from './layouts/auth.tsx';
import { handle as memberHandle } from './layouts/login-required.tsx';
import { handle as sellerHandle } from './layouts/seller-only.tsx';
import { unindexed } from './lib/page/page-meta.ts';
import routes from './routes.ts';

function toObjects(entries: RouteConfigEntry[]): RouteObject[] {
  return entries.map(({ file, path, index, children }) =>
    index
      ? { id: file, index: true }
      : { id: file, path, children: children ? toObjects(children) : undefined },
  );
}

/** The files that show a path, outermost first. */
function filesFor(path: string) {
  return matchRoutes(toObjects(routes), path)?.map(({ route }) => route.id);
}

const main = ['layouts/main.tsx', 'layouts/page.tsx'];
const member = 'layouts/login-required.tsx';
const seller = 'layouts/seller-only.tsx';
const sellerSpace = 'layouts/seller-space.tsx';
const auth = 'layouts/auth.tsx';
const guest = 'layouts/guest-only.tsx';

it.each([
  [pages.home, [...main, 'routes/home.tsx']],
  [pages.about, [...main, 'routes/about.tsx']],
  [pages.terms, [...main, 'routes/terms.tsx']],
  [pages.contact, [...main, 'routes/contact.tsx']],
  [pages.privacy, [...main, 'routes/privacy.tsx']],
  [pages.info, [...main, 'routes/info.tsx']],
  [pages.materials, [...main, 'routes/materials.tsx']],
  [pages.material('42'), [...main, 'routes/material.tsx']],
  [pages.publicProfile('42'), [...main, 'routes/public-profile.tsx']],
  [pages.profile, [...main, member, 'routes/profile.tsx']],
  [pages.profileView, [...main, member, 'routes/profile-view.tsx']],
  [pages.profileEdit, [...main, member, 'routes/profile-edit.tsx']],
  [pages.messages, [...main, member, 'routes/messages.tsx']],
  [pages.conversation('42'), [...main, member, 'routes/messages.tsx']],
  [pages.favorites, [...main, member, 'routes/favorites.tsx']],
  [pages.sellerDashboard, [...main, seller, sellerSpace, 'routes/seller-dashboard.tsx']],
  [pages.newMaterial, [...main, seller, 'routes/new-material.tsx']],
  [pages.editMaterial('42'), [...main, seller, 'routes/edit-material.tsx']],
  [pages.myMaterials, [...main, seller, sellerSpace, 'routes/my-materials.tsx']],
  [pages.statistics, [...main, seller, sellerSpace, 'routes/statistics.tsx']],
  [pages.login, [auth, guest, 'routes/auth/login.tsx']],
  [pages.register, [auth, guest, 'routes/auth/register.tsx']],
  [pages.forgotPassword, [auth, guest, 'routes/auth/forgot-password.tsx']],
  [pages.resetPassword, [auth, guest, 'routes/auth/reset-password.tsx']],
  [pages.checkEmail, [auth, 'routes/auth/check-email.tsx']],
  [pages.verifyEmail, [auth, 'routes/auth/verify-email.tsx']],
])('un visiteur qui ouvre %s arrive sur sa page, derrière sa garde', (path, files) => {
  expect(filesFor(path)).toEqual(files);
});

it.each(['/nulle-part', '/auth', '/auth/autre', '/provider', '/materials/42/autre', '/admin'])(
  'un visiteur qui ouvre %s voit la page introuvable',
  (path) => {
    expect(filesFor(path)).toEqual([...main, 'routes/not-found.tsx']);
  },
);

it('un moteur de recherche ne retient ni les pages de compte, ni les pages privées', () => {
  expect([authHandle, memberHandle, sellerHandle]).toEqual([unindexed, unindexed, unindexed]);
});
