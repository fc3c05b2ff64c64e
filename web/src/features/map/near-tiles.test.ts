import { expect, it } from 'vitest';
import { readExactSites } from '../../../near-map.ts';
import { distanceToSegment, isWithin, listSides, type Point } from './lines.ts';
import { drawNear } from './near-drawing.server.ts';
import { listNearTiles, loadTile } from './near-tiles.ts';

async function readTileAt(latitude: number, longitude: number) {
  const [key = ''] = listNearTiles([latitude, longitude, latitude, longitude]);
  return await loadTile(key);
}

it.each([
  ['Brest', 48.39, -4.486, false],
  ['la rade de Brest', 48.345, -4.45, true],
  ['Annecy', 45.909, 6.117, false],
  ['le lac d’Annecy', 45.86, 6.17, true],
  ['Toulon', 43.125, 5.93, false],
  ['Ajaccio', 41.927, 8.737, false],
  ['le golfe d’Ajaccio', 41.88, 8.7, true],
  ['Saint-Denis de La Réunion', -20.9, 55.45, false],
])('%s : l’eau est à sa place', async (_name, latitude, longitude, expected) => {
  const { water } = await readTileAt(latitude, longitude);
  expect(isWithin([latitude, longitude], water.flatMap(listSides))).toBe(expected);
});

it('une carte n’a que les dalles qu’elle touche, et aucune loin de la France', () => {
  expect(listNearTiles([45.5, 4.5, 45.6, 4.7])).toEqual(['45_4']);
  expect(listNearTiles([45.95, 5.95, 46.05, 6.05])).toEqual(['45_4', '45_6', '46_4', '46_6']);
  expect(listNearTiles([30, -40, 31, -39])).toEqual([]);
});

it('une ligne est aussi loin des deux communes qui en sont les plus proches', async () => {
  const sites = readExactSites();
  const { cells } = await readTileAt(45.75, 4.85);
  const sides = cells.flatMap((line) => listSides(line).slice(0, -1));
  expect(sides.length).toBeGreaterThan(500);
  const apart = sides
    .filter((_, index) => index % 20 === 0)
    .map(([from, to]) => {
      const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
      const distances = sites.map((site) => 111.2 * distanceToSegment(middle, site, site));
      const nearest = Math.min(...distances);
      return Math.min(...distances.filter((distance) => distance !== nearest)) - nearest;
    });
  expect(Math.max(...apart)).toBeLessThan(0.2);
});

it('les cellules s’arrêtent à la frontière', async () => {
  const { cells } = await readTileAt(48.58, 7.75);
  const points = cells.flat().filter(([latitude]) => latitude > 48.3 && latitude < 48.6);
  expect(points.some(([, longitude]) => longitude > 7.7)).toBe(true);
  expect(points.filter(([, longitude]) => longitude > 7.9)).toEqual([]);
});

it('le serveur ne dessine que ce qui est en vue', async () => {
  const { cells, waters } = await drawNear({ latitude: 48.38, longitude: -4.5, widthKm: 20 });
  expect(waters.join('')).toMatch(/^M[-\d L]+Z/);
  expect(cells).toMatch(/^M/);
  const numbers = [...waters, cells].join('').match(/-?\d+/g)?.map(Number) ?? [];
  expect(numbers.length).toBeLessThan(3_000);
  expect(Math.max(...(waters.join('').match(/-?\d+/g)?.map(Number) ?? []))).toBeLessThanOrEqual(408);
});
