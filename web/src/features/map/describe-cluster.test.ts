import { beforeAll, expect, it } from 'vitest';
import { overwriteGetLocale } from '../../paraglide/runtime.js';
import { describeTruncation } from './describe-cluster.ts';

beforeAll(() => overwriteGetLocale(() => 'fr'));

it('une carte entière n’en dit rien', () => {
  expect(
    describeTruncation({ places: [{ count: 3 }, { count: 2 }], total: 5, isTotalExact: true }),
  ).toBeUndefined();
});

it.each([
  [{ places: [{ count: 3 }], total: 5, isTotalExact: true }, 'Elle montre 3 des 5 matériaux trouvés'],
  [
    { places: [{ count: 10_000 }], total: 10_000, isTotalExact: false },
    'Elle montre 10\u00A0000 des 10\u00A0000+ matériaux trouvés',
  ],
])('une carte où tout ne tient pas le dit', (drawn, sentence) => {
  expect(describeTruncation(drawn)).toContain(sentence);
});
