/** In kilometres, around the place asked for. */
export const distances = [5, 10, 20, 30, 50, 100];
const defaultDistance = 30;

export function knownRadius(asked: string | null | undefined): number {
  return distances.find((distance) => String(distance) === asked) ?? defaultDistance;
}
