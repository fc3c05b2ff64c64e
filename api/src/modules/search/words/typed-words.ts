import type { Database } from '../../../db/database.ts';
import { foldTexts } from './fold-texts.ts';

/** « 20 × 20 × 50 cm » is six pieces, and one word once folded. */
const maxSpanPieces = 6;
const maxPieces = 40;

interface Span {
  start: number;
  length: number;
  text: string;
}

/** How the words of `search_text` were typed: « 32v5 » as « 32,5 », « diam100 » as « Ø 100 ». */
export async function findTypedWords(db: Database, text: string): Promise<Map<string, string>> {
  const spans = listSpans(text);
  const [whole = '', ...folded] = await foldTexts(db, [text, ...spans.map((span) => span.text)]);
  return alignWords(
    whole.split(' '),
    spans.map((span, index) => ({ ...span, words: (folded[index] ?? '').split(' ').filter(Boolean) })),
  );
}

function listSpans(text: string): Span[] {
  const pieces = [...text.matchAll(/[^\s’'-]+/gu)].slice(0, maxPieces);
  return pieces.flatMap(({ index }, start) =>
    pieces.slice(start, start + maxSpanPieces).map((last, more) => ({
      start,
      length: more + 1,
      text: trimSigns(text.slice(index, last.index + last[0].length)),
    })),
  );
}

/** « béton, » is the word « béton ». */
const trimSigns = (text: string) => text.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');

function alignWords(words: string[], spans: (Span & { words: string[] })[]): Map<string, string> {
  const typed = new Map<string, string>();
  const pieces = spans.filter(({ length }) => length === 1);
  const isWhole = ({ start, length }: Span) =>
    [start, start + length - 1].every((end) => pieces[end]?.words.length);
  for (let index = 0, start = 0; start < pieces.length; ) {
    const here = spans.filter((span) => span.start === start);
    const whole = here.findLast(
      (span) => span.words.length === 1 && span.words[0] === words[index] && isWhole(span),
    );
    const chosen = whole ?? here[0];
    for (const word of chosen?.words ?? []) {
      if (word === words[index] && chosen) typed.set(words[index++] ?? '', chosen.text);
    }
    start += chosen?.length ?? 1;
  }
  return typed;
}

/** Several words that stand together, with what is between them. */
export async function findTypedSpan(db: Database, text: string, words: { word: string }[]): Promise<string> {
  const typed = await findTypedWords(db, text);
  const parts = words.map(({ word }) => typed.get(word) ?? word);
  const [first = '', last = ''] = [parts[0], parts.at(-1)];
  const from = text.indexOf(first);
  const to = text.indexOf(last, from);
  return from < 0 || to < 0 ? parts.join(' ') : text.slice(from, to + last.length);
}
