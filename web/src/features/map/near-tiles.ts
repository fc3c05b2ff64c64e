import tiles from 'virtual:near-map';
import type { MapBounds } from '@parpaing/contract/map-bounds';
import { decodeLine, type Line } from './lines.ts';
import { getTileBounds, listTileKeys, unitsPerDegree } from './tile-grid.ts';

/** Cells are drawn first: they go on below the sea. */
export interface NearTile {
  cells: Line[];
  water: Line[];
}

export const listNearTiles = (bounds: MapBounds): string[] =>
  listTileKeys(bounds).filter((key) => tiles[key] !== undefined);

export async function loadTile(key: string): Promise<NearTile> {
  const tile = await tiles[key]?.();
  const { land = [], cells = [] } = tile?.default ?? {};
  const [south, west, north, east] = getTileBounds(key);
  const edge: Line = [
    [south, west],
    [south, east],
    [north, east],
    [north, west],
  ];
  return {
    cells: cells.map((line) => decodeLine(line, unitsPerDegree)),
    water: [edge, ...land.map((line) => decodeLine(line, unitsPerDegree))],
  };
}
