import { beforeEach, expect, it } from 'vitest';
import { overwriteGetLocale } from '../../paraglide/runtime.js';
import { describeReadTime, formatAge, formatDayHeading } from './days.ts';

beforeEach(() => overwriteGetLocale(() => 'fr'));

/** A Tuesday, 14:40 in Paris. */
const now = new Date('2026-04-07T12:40:00Z');

it.each([
  ['2026-04-07T12:32:00Z', '14:32'],
  // Paris is two hours ahead: already that day.
  ['2026-04-06T22:05:00Z', '00:05'],
  ['2026-04-06T21:55:00Z', 'hier'],
  ['2026-04-02T08:00:00Z', 'jeu.'],
  ['2026-04-01T08:00:00Z', 'mer.'],
  ['2026-03-31T08:00:00Z', '31 mars'],
  ['2025-04-03T08:00:00Z', '3 avr. 2025'],
  ['2026-03-01T08:00:00Z', '1er mars'],
])('un message du %s est daté « %s » dans la liste', (date, age) => {
  expect(formatAge(new Date(date), now)).toBe(age);
});

it.each([
  ['2026-04-07T12:32:00Z', 'aujourd’hui'],
  ['2026-04-06T12:32:00Z', 'hier'],
  ['2026-03-31T12:32:00Z', 'mardi 31 mars'],
  ['2026-04-01T12:32:00Z', 'mercredi 1er avril'],
  ['2025-12-31T12:32:00Z', 'mercredi 31 décembre 2025'],
])('le jour du %s s’appelle « %s » dans le fil', (date, name) => {
  expect(formatDayHeading(new Date(date), now)).toBe(name);
});

it('la lecture dit son heure, et son jour si le message est d’un autre', () => {
  const sentAt = new Date('2026-04-07T12:28:00Z');
  expect(describeReadTime(new Date('2026-04-07T12:31:00Z'), sentAt, now)).toBe('Lu à 14:31');
  expect(describeReadTime(new Date('2026-04-08T12:31:00Z'), sentAt, now)).toBe('Lu le 8 avril à 14:31');
});
