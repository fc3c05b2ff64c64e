import { limits } from '@parpaing/contract/limits';
import type { Language } from './language.ts';

const sentences = {
  weak_password: {
    fr: 'Ce mot de passe se devine trop facilement. Allongez-le, ou mêlez-y des mots sans rapport entre eux.',
    en: 'This password is too easy to guess. Make it longer, or mix in words that have nothing in common.',
  },
  wrong_password: { fr: 'Mot de passe incorrect.', en: 'Wrong password.' },
  foreign_origin: {
    fr: 'Cette adresse n’est pas celle de notre site.',
    en: 'This is not an address of our site.',
  },
  same_email: { fr: 'C’est déjà votre adresse e-mail.', en: 'This is your e-mail address already.' },
  too_many_pixels: {
    fr: `Cette image a trop de pixels. Réduisez-la à ${limits.picturePixels / 1e6} millions au plus.`,
    en: `This picture has too many pixels. Please reduce it to ${limits.picturePixels / 1e6} million at most.`,
  },
  too_many_pixels_for_format: {
    fr: `Cette image a trop de pixels pour son format. Réduisez-la à ${limits.pixelsDecodedWhole / 1e6} millions au plus, ou enregistrez-la en JPEG non progressif.`,
    en: `This picture has too many pixels for its format. Please reduce it to ${limits.pixelsDecodedWhole / 1e6} million at most, or save it as a JPEG that is not progressive.`,
  },
  unknown_category: {
    fr: 'Cette catégorie n’existe pas. Choisissez-en une dans la liste.',
    en: 'There is no such category. Please choose one from the list.',
  },
  unknown_city: {
    fr: 'Cette commune ou ce code postal ne nous dit rien. Vérifiez l’orthographe.',
    en: 'We know no such town or postal code. Please check the spelling.',
  },
  unknown_attribute: {
    fr: 'Cette caractéristique n’existe pas dans cette catégorie.',
    en: 'There is no such attribute in this category.',
  },
  wrong_kind: {
    fr: 'Cette valeur n’existe pas pour cette caractéristique. Choisissez-en une dans la liste.',
    en: 'This attribute has no such value. Please choose one from the list.',
  },
  not_a_number: {
    fr: 'Indiquez un nombre, sans son unité.',
    en: 'Please give a number, without its unit.',
  },
  number_without_bound: {
    fr: 'Cette caractéristique se choisit par un minimum et un maximum.',
    en: 'This attribute is chosen by a minimum and a maximum.',
  },
  bounds_reversed: {
    fr: 'Le minimum dépasse le maximum. Baissez l’un ou relevez l’autre.',
    en: 'The minimum is above the maximum. Please lower one or raise the other.',
  },
  unknown_cursor: {
    fr: 'Cette suite de liste n’existe pas. Reprenez la liste depuis le début.',
    en: 'There is no such continuation. Please read the list from its beginning.',
  },
  broken_upload: {
    fr: 'L’envoi de l’image est incomplet ou illisible. Envoyez-la de nouveau.',
    en: 'The upload of the picture is incomplete or unreadable. Please send it again.',
  },
  missing_file: { fr: 'Choisissez une image.', en: 'Please choose a picture.' },
} as const satisfies Record<string, Record<Language, string>>;

export type FieldFault = keyof typeof sentences;

export const describeFault = (fault: FieldFault, language: Language): string => sentences[fault][language];
