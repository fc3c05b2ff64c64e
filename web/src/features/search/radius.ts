/** In kilometres, around the place asked for. */
export const distances = [5, 10, 20, 30, 50, 100];
export const defaultRadius = 30;

/** As an address says it: anything. */
export function knownRadius(asked: string | number | null | undefined): number {
  return distances.find((distance) => String(distance) === String(asked)) ?? defaultRadius;
}
