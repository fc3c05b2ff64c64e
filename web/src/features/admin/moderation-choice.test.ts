import { expect, it } from 'vitest';
import { moderationAddress, readModerationChoice } from './moderation-choice.ts';

const read = (search: string) => readModerationChoice(new URLSearchParams(search));

it('l’adresse nue est celle de l’activité, les plus graves d’abord', () => {
  expect(read('')).toMatchObject({ tab: 'activity', state: 'open', order: 'gravity', page: 1 });
});

it('ce que l’adresse dit de faux est ignoré', () => {
  expect(read('?tab=secret&order=hasard&page=-3&status=perdu')).toEqual(read(''));
});

it('une adresse écrite se relit telle quelle, sans ce qui va de soi', () => {
  const address = moderationAddress({ tab: 'reports', state: 'decided', order: 'gravity', report: 'a-b' });
  expect(address).toBe('?tab=reports&state=decided&report=a-b');
  expect(read(address)).toMatchObject({ tab: 'reports', state: 'decided', report: 'a-b' });
  expect(moderationAddress({ tab: 'activity' })).toBe('?');
});
