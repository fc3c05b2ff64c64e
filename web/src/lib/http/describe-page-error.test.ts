import { ApiError, NoResponseError, RequestSetupError } from '@parpaing/contract/call-errors';
import { beforeAll, expect, it } from 'vitest';
import { overwriteGetLocale } from '../../paraglide/runtime.js';
import { describePageError } from './describe-page-error.ts';

beforeAll(() => overwriteGetLocale(() => 'fr'));

it('un visiteur lit le message du serveur et le numéro de sa demande', () => {
  const error = new ApiError(409, { message: 'Ce matériau est vendu.', requestId: 'req-7' });
  expect(describePageError(error)).toEqual({
    status: 409,
    message: 'Ce matériau est vendu.',
    requestId: 'req-7',
  });
});

it('sans message, il lit l’erreur du serveur', () => {
  expect(describePageError(new ApiError(500, { error: 'internal_error' })).message).toBe('internal_error');
});

it.each([
  [new ApiError(500, {}), "Une erreur s'est produite"],
  [new Error('détail interne'), "Une erreur s'est produite"],
  [new NoResponseError('coupé'), 'Aucune réponse du serveur. Veuillez vérifier votre connexion Internet.'],
  [new RequestSetupError('adresse'), 'Erreur lors de la configuration de la requête.'],
])('%s : il lit la phrase de SPEC', (error, message) => {
  expect(describePageError(error).message).toBe(message);
});

it('sans l’un ni l’autre, il lit la phrase du formulaire', () => {
  const refused = "Échec de l'inscription";
  expect(describePageError(new ApiError(500, {}), refused).message).toBe(refused);
  expect(describePageError(new Error('détail interne'), refused).message).toBe(refused);
  expect(describePageError(new ApiError(400, { message: 'Corrigez.' }), refused).message).toBe('Corrigez.');
  expect(describePageError(new NoResponseError('coupé'), refused).message).toContain('Aucune réponse');
});

it.each(['Failed to fetch', 'NetworkError when attempting to fetch resource.', 'Load failed'])(
  'des données que le navigateur n’a pas pu aller chercher (%s) : pas de réponse du serveur',
  (message) => {
    expect(describePageError(new TypeError(message)).status).toBe(503);
  },
);
