import * as m from '../../paraglide/messages.js';

export interface ComparedRow {
  label: string;
  texts: (string | undefined)[];
  best: Best | undefined;
  differs: boolean;
  isTotal?: boolean;
}

export interface ComparedSection {
  title: string;
  rows: ComparedRow[];
}

interface Best {
  values: (number | undefined)[];
  wins: 'lowest' | 'highest';
  words: string;
}

export function buildRow(label: string, texts: ComparedRow['texts'], best?: Best): ComparedRow {
  return { label, texts, best, differs: new Set(texts).size > 1 };
}

export const buildCheapest = (values: Best['values']): Best => ({
  values,
  wins: 'lowest',
  words: m.compare_cheapest(),
});
