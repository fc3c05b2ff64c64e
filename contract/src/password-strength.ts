import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as french } from '@zxcvbn-ts/language-fr';
import { limits } from './limits.ts';

/** Rating is synchronous: these bound how long it blocks the event loop. */
const maxRatedLength = 32;
const maxSubstitutions = 8;

const estimator = new ZxcvbnFactory({
  dictionary: { ...common, ...french },
  graphs: adjacencyGraphs,
  maxLength: maxRatedLength,
  l33tMaxSubstitutions: maxSubstitutions,
});

/**
 * A score from 0 to 4. `known` is what others know of the owner (full name, e-mail address) and weakens the password.
 */
export function ratePassword(password: string, known: string[] = []): number {
  return estimator.check(password, [...siteWords, ...known.flatMap(listVariants)]).score;
}

const siteWords = ['parpaing', 'agglo', 'chantier', 'materiaux'];

const maxWordsTried = 6;

function listVariants(text: string): string[] {
  const words = text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, maxWordsTried);
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
