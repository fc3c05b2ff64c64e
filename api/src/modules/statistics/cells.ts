import { distanceKm } from '@parpaing/contract/distance';

interface Position {
  latitude: number;
  longitude: number;
}

const cellsPerDegree = 10;
const rowLength = 360 * cellsPerDegree + 1;
const kmPerDegree = 111;

/** A tenth of a degree: 11 km by 8 in France. What is stored of a search says no more of where it was made. */
export function toCell({ latitude, longitude }: Position): number {
  return toNumber(Math.round(latitude * cellsPerDegree), Math.round(longitude * cellsPerDegree));
}

export function listCellsWithin(centre: Position, radiusKm: number): number[] {
  const rows = listSteps(centre.latitude, radiusKm / kmPerDegree);
  const kmPerLongitude = kmPerDegree * Math.cos((centre.latitude * Math.PI) / 180);
  const columns = listSteps(centre.longitude, radiusKm / kmPerLongitude);
  return rows.flatMap((row) =>
    columns
      .filter((column) => distanceKm(centre, toPosition(row, column)) <= radiusKm)
      .map((column) => toNumber(row, column)),
  );
}

const toNumber = (row: number, column: number) =>
  (row + 90 * cellsPerDegree) * rowLength + column + 180 * cellsPerDegree;

const toPosition = (row: number, column: number): Position => ({
  latitude: row / cellsPerDegree,
  longitude: column / cellsPerDegree,
});

function listSteps(middle: number, reach: number): number[] {
  const first = Math.floor((middle - reach) * cellsPerDegree);
  const last = Math.ceil((middle + reach) * cellsPerDegree);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
