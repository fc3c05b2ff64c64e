import { beforeAll, expect, it } from 'vitest';
import { overwriteGetLocale } from '../../../paraglide/runtime.js';
import { findPictureFault } from './check-picture.ts';

beforeAll(() => overwriteGetLocale(() => 'fr'));

it.each([
  ['image/jpeg', 10 * 1024 * 1024, undefined],
  ['image/jpeg', 10 * 1024 * 1024 + 1, /trop lourde/],
  ['application/pdf', 100, /format/],
  ['', 100, /format/],
])('une photo %s de %i octets', (type, size, fault) => {
  const found = findPictureFault({ type, size });
  if (fault) expect(found).toMatch(fault);
  else expect(found).toBeUndefined();
});
