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

/** 0 (guessed at once) to 4 (out of reach). What one knows of its owner, name or address, makes it weaker. */
export function ratePassword(password: string, known: string[] = []): number {
  return estimator.check(password, known).score;
}

export function isStrongPassword(password: string, known: string[] = []): boolean {
  return (
    password.length >= limits.minPasswordLength && ratePassword(password, known) >= limits.minPasswordScore
  );
}
