import { expect, it } from 'vitest';
import { readListChoice } from './list-choice.ts';

const id = '94ba9fe4-6072-5dec-9dbb-9ba51542b4d3';

it.each([
  [id, id],
  ['n’importe quoi', undefined],
  [`${id}x`, undefined],
])('au sujet de « %s », la liste retient %s', (about, read) => {
  expect(readListChoice(new URLSearchParams({ about })).about).toBe(read);
});
