import { expect, it } from 'vitest';
import * as m from '../../paraglide/messages.js';
import { runInLocale } from './locale.server.ts';

const pause = () => new Promise((resolve) => setTimeout(resolve, 1));

async function renderSlowly() {
  const before = m.nav_materials();
  await pause();
  return [before, m.nav_materials(), m.reset_password_title()];
}

it('deux visiteurs servis en même temps lisent chacun leur langue', async () => {
  const [french, english, chosenFrench] = await Promise.all([
    runInLocale('fr', renderSlowly),
    runInLocale('en-US', renderSlowly),
    runInLocale('fr-FR', renderSlowly),
  ]);
  expect(french).toEqual(['Matériaux', 'Matériaux', 'Reset Password']);
  expect(english).toEqual(['Materials', 'Materials', 'Reset Password']);
  expect(chosenFrench).toEqual(['Matériaux', 'Matériaux', 'Réinitialiser le mot de passe']);
});
