import { beforeEach, expect, it } from 'vitest';
import { overwriteGetLocale } from '../../../paraglide/runtime.js';
import { describeDay, describeOpening, describeWeek, isOpenAt } from './opening-hours.ts';

beforeEach(() => overwriteGetLocale(() => 'fr'));

const long = [{ from: '07:00', until: '17:30' }];
const short = [{ from: '08:00', until: '12:00' }];
const split = [
  { from: '06:30', until: '08:00' },
  { from: '16:30', until: '18:30' },
];
const spaced = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

it('une journée se dit avec sa coupure', () => {
  expect(spaced(describeDay(split))).toBe('de 6 h 30 à 8 h et de 16 h 30 à 18 h 30');
  expect(describeDay([])).toBe('Fermé');
});

it.each([
  [
    [long, long, long, long, long, short, []],
    'du lundi au vendredi, de 7 h à 17 h 30 ; le samedi, de 8 h à 12 h',
  ],
  [[[], [], short, short, [], [], []], 'le mercredi et le jeudi, de 8 h à 12 h'],
  [[long, [], long, [], [], [], []], 'le lundi, de 7 h à 17 h 30 ; le mercredi, de 7 h à 17 h 30'],
  [[[], [], [], [], [], [], []], ''],
])('une semaine se résume', (week, text) => {
  expect(spaced(describeWeek(week))).toBe(text);
});

const week = [split, long, [], [], [], [], []];

it.each([
  [{ weekday: 0, time: '06:29' }, false, 'Fermé, ouvre à 6 h 30'],
  [{ weekday: 0, time: '06:30' }, true, 'Ouvert, jusqu’à 8 h'],
  [{ weekday: 0, time: '08:00' }, false, 'Fermé, ouvre à 16 h 30'],
  [{ weekday: 0, time: '18:30' }, false, 'Fermé, ouvre demain à 7 h'],
  [{ weekday: 1, time: '18:00' }, false, 'Fermé, ouvre lundi à 6 h 30'],
  [{ weekday: 6, time: '12:00' }, false, 'Fermé, ouvre demain à 6 h 30'],
])('à %j, le vendeur est ouvert : %s', (moment, isOpen, text) => {
  expect([isOpenAt(week, moment), spaced(describeOpening(week, moment))]).toEqual([isOpen, text]);
});

it('qui n’ouvre jamais ne dit pas quand', () => {
  expect(describeOpening([[], [], [], [], [], [], []], { weekday: 0, time: '12:00' })).toBeUndefined();
});

it('minuit est une heure, non une durée', () => {
  expect(spaced(describeDay([{ from: '00:00', until: '00:30' }]))).toBe('de 0 h à 0 h 30');
});

it('les Américains écrivent leurs heures autrement', () => {
  overwriteGetLocale(() => 'en-US');
  expect(spaced(describeDay(long))).toBe('7:00 AM to 5:30 PM');
  expect(spaced(describeDay([{ from: '00:30', until: '12:00' }]))).toContain('12:30 AM');
});
