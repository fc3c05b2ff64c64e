import { beforeAll, expect, it } from 'vitest';
import { overwriteGetLocale } from '../../paraglide/runtime.js';
import { describeDay, describeOpening, describeWeek, isOpenAt } from './opening-hours.ts';

beforeAll(() => overwriteGetLocale(() => 'fr'));

const long = [{ from: '07:00', until: '17:30' }];
const short = [{ from: '08:00', until: '12:00' }];
const split = [
  { from: '06:30', until: '08:00' },
  { from: '16:30', until: '18:30' },
];
const spaced = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

it('une journée se dit avec sa coupure', () => {
  expect(spaced(describeDay(split))).toBe('6:30 – 8:00 et 16:30 – 18:30');
  expect(describeDay([])).toBe('Fermé');
});

it.each([
  [[long, long, long, long, long, short, []], 'du lundi au vendredi, 7:00 – 17:30 ; le samedi, 8:00 – 12:00'],
  [[[], [], short, short, [], [], []], 'le mercredi et le jeudi, 8:00 – 12:00'],
  [[long, [], long, [], [], [], []], 'le lundi, 7:00 – 17:30 ; le mercredi, 7:00 – 17:30'],
  [[[], [], [], [], [], [], []], ''],
])('une semaine se résume', (week, text) => {
  expect(spaced(describeWeek(week))).toBe(text);
});

const week = [split, long, [], [], [], [], []];

it.each([
  [{ weekday: 0, time: '06:29' }, false, 'Fermé, ouvre à 6:30'],
  [{ weekday: 0, time: '06:30' }, true, 'Ouvert, jusqu’à 8:00'],
  [{ weekday: 0, time: '08:00' }, false, 'Fermé, ouvre à 16:30'],
  [{ weekday: 0, time: '18:30' }, false, 'Fermé, ouvre demain à 7:00'],
  [{ weekday: 1, time: '18:00' }, false, 'Fermé, ouvre lundi à 6:30'],
  [{ weekday: 6, time: '12:00' }, false, 'Fermé, ouvre demain à 6:30'],
])('à %j, le vendeur est ouvert : %s', (moment, isOpen, text) => {
  expect([isOpenAt(week, moment), describeOpening(week, moment)]).toEqual([isOpen, text]);
});

it('qui n’ouvre jamais ne dit pas quand', () => {
  expect(describeOpening([[], [], [], [], [], [], []], { weekday: 0, time: '12:00' })).toBeUndefined();
});
