import { expect, it } from 'vitest';
import { isStrongPassword } from './password-strength.ts';

it.each([
  ['court', false],
  ['motdepasse', false],
  ['azertyuiop123', false],
  ['aaaaaaaaaaaaaaaa', false],
  ['camille1987', false],
  ['parpaing-demo-2026', true],
  ['quatre rouleaux de laine', true],
  ['Xk7#vR2!mQ9p', true],
])('le mot de passe « %s » est assez fort : %s', (password, expected) => {
  expect(isStrongPassword(password)).toBe(expected);
});

it('un mot de passe fait du nom et de l’adresse de son titulaire ne suffit pas', () => {
  const password = 'gauthier-charpente';
  expect(isStrongPassword(password)).toBe(true);
  expect(isStrongPassword(password, ['gauthier', 'charpente', 'gauthier-charpente'])).toBe(false);
});
