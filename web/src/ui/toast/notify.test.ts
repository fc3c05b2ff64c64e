import { beforeEach, describe, expect, it } from 'vitest';
import { dismissNotification, listNotifications, positions } from './notifications.ts';
import { notify } from './notify.ts';

beforeEach(() => {
  for (const { id } of listNotifications()) dismissNotification(id);
});

const message = 'Connexion réussie';

describe('une notification', () => {
  it('se montre en bas à droite pendant cinq secondes, sauf avis contraire', () => {
    notify({ message });
    expect(listNotifications()).toMatchObject([
      { message, type: 'info', position: 'bottom-right', timeout: 5000 },
    ]);
  });

  it.each(positions)('accepte la position %s', (position) => {
    notify({ message, position });
    expect(listNotifications()).toMatchObject([{ position }]);
  });

  it.each([0, 1, 2000, 7000])('accepte une durée de %d ms', (timeout) => {
    notify({ message, timeout });
    expect(listNotifications()).toMatchObject([{ timeout }]);
  });

  it.each(['middle', 'top-center', '', 'TOP', null])('refuse la position %j', (position) => {
    expect(() => notify({ message, position: position as never })).toThrow(RangeError);
    expect(listNotifications()).toEqual([]);
  });

  it.each([-1, Number.NaN, Number.POSITIVE_INFINITY, '5000', null])('refuse la durée %j', (timeout) => {
    expect(() => notify({ message, timeout: timeout as never })).toThrow(RangeError);
    expect(listNotifications()).toEqual([]);
  });

  it('refuse un type inconnu', () => {
    expect(() => notify({ message, type: 'success' as never })).toThrow(RangeError);
  });

  it('dite deux fois, ne s’empile pas : elle recommence', () => {
    notify({ message });
    notify({ message, timeout: 3000 });
    notify({ message, type: 'warning' });
    expect(listNotifications()).toMatchObject([
      { type: 'info', timeout: 3000, occurrences: 2 },
      { type: 'warning', occurrences: 1 },
    ]);
  });

  it('se retire par celui qui l’a montrée', () => {
    const dismiss = notify({ message, timeout: 0 });
    dismiss();
    expect(listNotifications()).toEqual([]);
  });
});
