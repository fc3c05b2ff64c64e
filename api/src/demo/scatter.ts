import { createHash } from 'node:crypto';

interface Point {
  latitude: number;
  longitude: number;
}

const farthestKm = 1.5;
const kmPerDegree = 111.2;

/** Deterministic offset from the commune's centre, so that a map shows each material. */
export function scatter({ latitude, longitude }: Point, key: string): Point {
  const digest = createHash('sha256').update(key).digest();
  const angle = (digest.readUInt32BE(0) / 2 ** 32) * 2 * Math.PI;
  const km = Math.sqrt(digest.readUInt32BE(4) / 2 ** 32) * farthestKm;
  const north = (km * Math.cos(angle)) / kmPerDegree;
  const east = (km * Math.sin(angle)) / (kmPerDegree * Math.cos((latitude * Math.PI) / 180));
  return { latitude: round(latitude + north), longitude: round(longitude + east) };
}

const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
