import { lastPage, limits } from '@parpaing/contract/limits';
import { describeFault } from './field-faults.ts';
import type { Issue } from './issues.ts';
import type { Language } from './language.ts';

type Sentences = Record<string, (issue: Issue) => string>;

/** The same no-break space as web/src/lib/format. */
const inFrench = (number: number) => number.toLocaleString('fr').replaceAll('\u202f', '\u00a0');
const inEnglish = (number: number) => number.toLocaleString('en');

const sentences: Record<Language, Sentences> = {
  fr: {
    q: ({ code, maximum }) => {
      if (code === 'too_big') return `Votre recherche est trop longue\u00a0: ${maximum} caractères au plus.`;
      return code === 'invalid_format'
        ? 'Votre recherche contient un caractère invisible. Effacez-la et tapez-la de nouveau.'
        : 'Cette adresse porte plusieurs recherches. N’en gardez qu’une.';
    },
    category: ({ code }) =>
      code === 'invalid_type' ? 'Choisissez une seule catégorie.' : describeFault('unknown_category', 'fr'),
    city: () => 'Indiquez le nom d’une commune ou un code postal.',
    radius: () => `Indiquez un rayon en kilomètres entiers, de 1 à ${limits.maxRadiusKm}.`,
    lat: () => 'Cette position n’est pas complète. Donnez latitude et longitude, ou une commune.',
    lng: () => 'Cette position n’est pas complète. Donnez latitude et longitude, ou une commune.',
    page: () => `Cette page n’existe pas. Les résultats vont de la page 1 à la page ${lastPage} au plus.`,
    limit: () => `Une page montre de 1 à ${limits.pageSize} matériaux.`,
    minPrice: () => `Indiquez un prix en euros, de 0 à ${inFrench(limits.maxPriceEuros)}.`,
    maxPrice: () => `Indiquez un prix en euros, de 0 à ${inFrench(limits.maxPriceEuros)}.`,
    quantity: () => `Indiquez une quantité au-dessus de 0 et jusqu’à ${inFrench(limits.maxQuantity)}.`,
    quantityUnit: () => 'Choisissez l’unité de cette quantité\u00a0: m², kg, pièce…',
    seller: () => 'Ce vendeur n’existe pas.',
  },
  en: {
    q: ({ code, maximum }) => {
      if (code === 'too_big') return `Your search is too long: ${maximum} characters at most.`;
      return code === 'invalid_format'
        ? 'Your search holds an invisible character. Please clear it and type it again.'
        : 'This address holds several searches. Please keep one.';
    },
    category: ({ code }) =>
      code === 'invalid_type' ? 'Please choose a single category.' : describeFault('unknown_category', 'en'),
    city: () => 'Please give the name of a town or a postal code.',
    radius: () => `Please give a radius in whole kilometres, from 1 to ${limits.maxRadiusKm}.`,
    lat: () => 'This position is not complete. Please give latitude and longitude, or a town.',
    lng: () => 'This position is not complete. Please give latitude and longitude, or a town.',
    page: () => `There is no such page. Results go from page 1 to page ${lastPage} at most.`,
    limit: () => `A page shows 1 to ${limits.pageSize} materials.`,
    minPrice: () => `Please give a price in euros, from 0 to ${inEnglish(limits.maxPriceEuros)}.`,
    maxPrice: () => `Please give a price in euros, from 0 to ${inEnglish(limits.maxPriceEuros)}.`,
    quantity: () => `Please give a quantity above 0 and up to ${inEnglish(limits.maxQuantity)}.`,
    quantityUnit: () => 'Please choose the unit of this quantity: m², kg, piece…',
    seller: () => 'There is no such seller.',
  },
};

export const describeQueryFault = (field: string, issue: Issue, language: Language): string | undefined =>
  sentences[language][field]?.(issue);
