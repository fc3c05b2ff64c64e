import type { Language } from './language.ts';

export interface Issue {
  code?: string;
  origin?: string;
  minimum?: number | bigint;
  maximum?: number | bigint;
  format?: string;
}

type Sentence = (issue: Issue) => string;

const isEmptyText = ({ origin, minimum }: Issue) => origin === 'string' && Number(minimum) <= 1;

const sentences: Record<Language, Record<string, Sentence>> = {
  fr: {
    invalid_type: () => 'Indiquez une valeur.',
    too_small: (issue) => {
      if (isEmptyText(issue)) return 'Ce champ est obligatoire.';
      return issue.origin === 'string'
        ? `Au moins ${issue.minimum} caractères.`
        : `Au moins ${issue.minimum}.`;
    },
    too_big: ({ origin, maximum }) =>
      origin === 'string' ? `Au plus ${maximum} caractères.` : `Au plus ${maximum}.`,
    invalid_format: ({ format }) => (format === 'email' ? 'Adresse e-mail invalide.' : 'Format invalide.'),
    invalid_value: () => 'Choisissez une des valeurs proposées.',
    invalid_union: () => 'Choisissez une des valeurs proposées.',
    other: () => 'Valeur invalide.',
  },
  en: {
    invalid_type: () => 'Please give a value.',
    too_small: (issue) => {
      if (isEmptyText(issue)) return 'This field is required.';
      return issue.origin === 'string'
        ? `At least ${issue.minimum} characters.`
        : `At least ${issue.minimum}.`;
    },
    too_big: ({ origin, maximum }) =>
      origin === 'string' ? `At most ${maximum} characters.` : `At most ${maximum}.`,
    invalid_format: ({ format }) => (format === 'email' ? 'Invalid e-mail address.' : 'Invalid format.'),
    invalid_value: () => 'Please choose one of the values offered.',
    invalid_union: () => 'Please choose one of the values offered.',
    other: () => 'Invalid value.',
  },
};

export function describeIssue(issue: Issue, language: Language): string {
  const { [issue.code ?? 'other']: sentence, other } = sentences[language];
  return (sentence ?? (other as Sentence))(issue);
}
