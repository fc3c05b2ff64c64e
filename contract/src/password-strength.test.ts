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

it.each(['gauthier-charpente', 'charpente.gauthier', 'Gauthier_Charpente'])(
  'un mot de passe fait du nom ou de l’adresse de son titulaire ne suffit pas : %s',
  (password) => {
    expect(isStrongPassword(password)).toBe(true);
    expect(isStrongPassword(password, ['Gauthier Charpente', 'g@exemple.fr'])).toBe(false);
    expect(isStrongPassword(password, ['Élise', 'gauthier.charpente@exemple.fr'])).toBe(false);
  },
);

it.each(['jean.durand@exemple.fr', 'jeandurandparpaing', 'durandjean93'])(
  'un mot de passe que l’on devine en connaissant son titulaire et ce site ne suffit pas : %s',
  (password) => {
    expect(isStrongPassword(password, ['jean.durand@exemple.fr', 'Jean Durand'])).toBe(false);
  },
);
