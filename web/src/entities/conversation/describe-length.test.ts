import { limits } from '@parpaing/contract/limits';
import { expect, it } from 'vitest';
import { overwriteGetLocale } from '../../paraglide/runtime.js';
import { describeLength } from './describe-length.ts';

it.each([
  ['fr', 2, '2 caractères restants'],
  ['fr', 1, '1 caractère restant'],
  ['fr', 0, '0 caractère restant'],
  ['fr', -1, '1 caractère de trop'],
  ['fr', -2, '2 caractères de trop'],
  ['en-US', 1, '1 character left'],
  ['en-US', 0, '0 characters left'],
] as const)('en %s, à %i de la limite : « %s »', (locale, left, text) => {
  overwriteGetLocale(() => locale);
  expect(describeLength(limits.messageLength - left)).toBe(text);
});
