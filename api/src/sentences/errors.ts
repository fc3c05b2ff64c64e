import type { ErrorCode } from '@parpaing/contract/error-codes';
import type { Language } from './language.ts';

type Catalogue = Record<ErrorCode, string>;

const fr: Catalogue = {
  invalid_input: 'Certaines valeurs ne conviennent pas. Corrigez les champs indiqués.',
  unauthenticated: 'Connectez-vous pour continuer.',
  invalid_credentials: 'Échec de connexion. Veuillez vérifier vos identifiants.',
  email_not_verified: 'Veuillez vérifier votre adresse e-mail avant de vous connecter (verify your email).',
  forbidden: 'Vous n’avez pas le droit de faire cela avec ce compte.',
  link_expired: 'Ce lien a déjà servi ou n’est plus valable. Demandez-en un nouveau.',
  not_found: 'Cette adresse ne mène à rien. Vérifiez le lien.',
  conversation_closed: 'Ce compte a été supprimé : vos messages ne seraient plus lus.',
  idempotency_key_reused:
    'Cet envoi nous est déjà parvenu avec un autre contenu. Rechargez la page, puis envoyez-le de nouveau.',
  too_many_requests: 'Trop de demandes en peu de temps. Patientez avant de réessayer.',
  material_gone: 'Ce matériau n’est plus en vente.',
  payload_too_large: 'L’envoi est trop volumineux. Réduisez-le, puis réessayez.',
  unsupported_media_type: 'Ce format d’envoi n’est pas accepté.',
  request_timeout: 'Votre envoi s’est interrompu en chemin. Vérifiez votre connexion, puis réessayez.',
  timeout: 'La réponse a trop tardé. Réessayez.',
  database_restarting: 'La base de données s’est arrêtée et redémarre. Réessayez dans un instant.',
  unavailable: 'Le service est momentanément indisponible. Réessayez dans un instant.',
  read_only:
    'Rien ne peut être enregistré pour le moment. Gardez cette page et réessayez dans quelques minutes.',
  internal_error: 'Un incident est survenu de notre côté. Réessayez ; s’il persiste, écrivez-nous.',
};

const en: Catalogue = {
  invalid_input: 'Some values are not valid. Please correct the fields shown.',
  unauthenticated: 'Please log in to continue.',
  invalid_credentials: 'Wrong e-mail or password. Check what you typed, or reset your password.',
  email_not_verified: 'Please verify your email before logging in.',
  forbidden: 'This account may not do that.',
  link_expired: 'This link was used already or is no longer valid. Please ask for a new one.',
  not_found: 'This address leads nowhere. Please check the link.',
  conversation_closed: 'This account was deleted: nobody would read your messages.',
  idempotency_key_reused:
    'We already received this with other content. Please reload the page and send it again.',
  too_many_requests: 'Too many requests in a short time. Please wait before trying again.',
  material_gone: 'This material is no longer for sale.',
  payload_too_large: 'The request is too large. Please make it smaller and try again.',
  unsupported_media_type: 'This format is not accepted.',
  request_timeout: 'Your request stopped on its way. Please check your connection and try again.',
  timeout: 'The answer took too long. Please try again.',
  database_restarting: 'The database has stopped and is starting again. Please try again shortly.',
  unavailable: 'The service is unavailable for a moment. Please try again shortly.',
  read_only: 'Nothing can be saved at the moment. Keep this page and try again in a few minutes.',
  internal_error: 'Something went wrong on our side. Please try again; if it persists, write to us.',
};

export function describeError(code: ErrorCode, language: Language): string {
  return (language === 'en' ? en : fr)[code];
}
