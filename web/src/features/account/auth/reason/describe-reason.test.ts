import { beforeAll, expect, it } from 'vitest';
import { overwriteGetLocale } from '../../../../paraglide/runtime.js';
import { describeReason } from './describe-reason.ts';

const material = { title: 'Laine de verre', picture: null };

beforeAll(() => overwriteGetLocale(() => 'fr'));

it.each([
  ['/messages', 'lire vos messages'],
  ['/messages/42', 'lire vos messages'],
  ['/messages?material=42', 'écrire au vendeur'],
  ['/favorites?page=2', 'retrouver vos favoris'],
  ['/profile', 'ouvrir votre profil'],
  ['/profile/edit', 'ouvrir votre profil'],
  ['/my-materials', 'ouvrir votre espace vendeur'],
  ['/materials/new', 'vendre un matériau'],
  ['/materials/42/edit', 'vendre un matériau'],
  ['/info?become-seller=true', 'vendre un matériau'],
])('un visiteur qui allait à %s lit pourquoi se connecter', (returnUrl, purpose) => {
  expect(describeReason(returnUrl, null)).toBe(purpose);
});

it.each(['/', '/profile/42', '/materials/42', '/materials?q=laine'])(
  'rien ne l’explique pour %s, que tous peuvent lire',
  (returnUrl) => expect(describeReason(returnUrl, null)).toBeUndefined(),
);

it('un matériau dit à qui l’on écrit, ou ce que l’on garde', () => {
  const contact = { kind: 'contact', material, sellerName: 'Matériaux Confluence' } as const;
  expect(describeReason('/messages?material=42', contact)).toBe('écrire à Matériaux Confluence');
  expect(describeReason('/materials', { kind: 'favorite', material })).toBe('garder ce matériau');
});
