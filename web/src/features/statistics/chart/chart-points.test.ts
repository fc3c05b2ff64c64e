import { describe, expect, it } from 'vitest';
import { overwriteGetLocale } from '../../../paraglide/runtime.js';
import { buildPoints, formatSpan } from './chart-points.ts';
import { describePoint } from './describe-point.ts';

overwriteGetLocale(() => 'fr');

const listDays = (count: number, last: string) =>
  Array.from({ length: count }, (_, index) => ({
    day: new Date(Date.parse(last) - (count - 1 - index) * 86_400_000).toISOString().slice(0, 10),
    views: 10,
    dailyVisitors: 8,
    favorites: 1,
    contacts: 2,
  }));

describe('les points du graphique', () => {
  it('sont des jours jusqu’à trois mois, chacun avec celui de la période précédente', () => {
    const points = buildPoints(listDays(90, '2026-04-08'), listDays(90, '2026-01-08'));
    expect(points).toHaveLength(90);
    expect(points.at(-1)).toMatchObject({ day: '2026-04-08', previous: { day: '2026-01-08' } });
  });

  it('sont des semaines pour un an, la dernière finissant aujourd’hui, sans perdre un jour', () => {
    const points = buildPoints(listDays(365, '2026-04-08'), listDays(365, '2025-04-08'));
    expect(points).toHaveLength(52);
    expect(points.at(-1)).toMatchObject({ day: '2026-04-02', lastDay: '2026-04-08', views: 70 });
    expect(points[0]).toMatchObject({ day: '2025-04-09', lastDay: '2025-04-16', views: 80 });
    expect(points.reduce((sum, { views }) => sum + views, 0)).toBe(3650);
  });

  it('se lisent avec la période précédente', () => {
    const [point] = buildPoints(listDays(7, '2026-04-08'), listDays(7, '2026-04-01')).slice(-1);
    expect(point && describePoint(point, 7)).toEqual([
      'mercredi 8 avril, en cours',
      '10\u00A0vues, 2\u00A0contacts',
      '7\u00A0jours plus tôt\u00A0: 10\u00A0vues, 2\u00A0contacts',
    ]);
    const [week] = buildPoints(listDays(365, '2026-04-08')).slice(-1);
    expect(week && formatSpan(week)).toBe('Du 2 avr. au 8 avr., en cours');
    const [yesterday] = buildPoints(listDays(7, '2026-04-08')).slice(-2);
    expect(yesterday && formatSpan(yesterday)).toBe('mardi 7 avril');
  });
});
