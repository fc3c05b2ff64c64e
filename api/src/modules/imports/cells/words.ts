import { type Condition, vatRates } from '@parpaing/contract/units';
import { fold } from '../csv/fold.ts';
import { CellError } from './fault.ts';
import { readNumber } from './numbers.ts';

const conditionNames: Record<string, Condition> = {
  neuf: 'neuf',
  neuve: 'neuf',
  new: 'neuf',
  surplus: 'surplus',
  'surplus de chantier': 'surplus',
  destockage: 'surplus',
  reemploi: 'reemploi',
  occasion: 'reemploi',
  reutilisation: 'reemploi',
  used: 'reemploi',
};
const writtenConditions: Record<Condition, string> = {
  neuf: 'neuf',
  surplus: 'surplus',
  reemploi: 'réemploi',
};

export const writeCondition = (condition: Condition): string => writtenConditions[condition];

export function readCondition(cell: string): Condition {
  const condition = conditionNames[fold(cell)];
  if (!condition) throw new CellError('unknown_condition');
  return condition;
}

const yes = ['oui', 'o', 'vrai', 'yes', 'y', 'true', '1', 'x'];
const no = ['non', 'n', 'faux', 'no', 'false', '0'];

export const writeBoolean = (value: boolean): string => (value ? 'oui' : 'non');

export function readBoolean(cell: string): boolean {
  const word = fold(cell);
  if (yes.includes(word)) return true;
  if (no.includes(word)) return false;
  throw new CellError('not_yes_or_no');
}

export function readVat(cell: string): (typeof vatRates)[number] {
  const number = readNumber(cell);
  const rate = vatRates.find((rate) => rate === number || (rate > 0 && Math.abs(rate / 100 - number) < 1e-9));
  if (rate === undefined) throw new CellError('unknown_vat');
  return rate;
}

const draftWords = ['brouillon', 'draft'];
const publishedWords = ['publie', 'publiee', 'en ligne', 'published'];

export function readStatus(cell: string): 'publie' | 'brouillon' {
  const word = fold(cell);
  if (draftWords.includes(word)) return 'brouillon';
  if (publishedWords.includes(word)) return 'publie';
  throw new CellError('unknown_status');
}

export function readDate(cell: string): string {
  const french = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(cell);
  const [year, month, day] = french
    ? [french[3], french[2], french[1]]
    : (/^(\d{4})-(\d{2})-(\d{2})$/.exec(cell)?.slice(1) ?? []);
  const text = `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
  const date = new Date(`${text}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== text)
    throw new CellError('unknown_date');
  return text;
}

export const writeDate = (date: string): string => date.split('-').toReversed().join('/');
