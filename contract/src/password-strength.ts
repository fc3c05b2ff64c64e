import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as french } from '@zxcvbn-ts/language-fr';
import { limits } from './limits.ts';

/** Both bound the cost, which would hold the event loop: a strength is decided well before. */
const ratedLength = 32;
const disguisesTried = 8;

const estimator = new ZxcvbnFactory({
  dictionary: { ...common, ...french },
  graphs: adjacencyGraphs,
  maxLength: ratedLength,
  l33tMaxSubstitutions: disguisesTried,
});

/**
 * 0 (guessed at once) to 4 (out of reach). What one knows of its owner, given as it is written (full name, e-mail
 * address), makes it weaker: its words too, and neighbours put together.
 */
export function ratePassword(password: string, known: string[] = []): number {
  return estimator.check(password, [...houseWords, ...known.flatMap(listReadings)]).score;
}

/** What anyone would think of on this site. */
const houseWords = ['parpaing', 'agglo', 'chantier', 'materiaux'];

/** Of a longer text the first words are enough to guess from. */
const wordsTried = 6;

function listReadings(text: string): string[] {
  const words = text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, wordsTried);
  const pairs = words.slice(1).flatMap((word, index) => {
    const before = words[index] ?? '';
    return ['', '-', '.', '_', ' '].flatMap((sign) => [before + sign + word, word + sign + before]);
  });
  return [text.toLowerCase(), words.join(''), ...words, ...pairs];
}

export function isStrongPassword(password: string, known: string[] = []): boolean {
  return (
    password.length >= limits.minPasswordLength && ratePassword(password, known) >= limits.minPasswordScore
  );
}
