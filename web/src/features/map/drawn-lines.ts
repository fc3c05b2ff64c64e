import baseMap from './base-map.json' with { type: 'json' };

type Line = [latitude: number, longitude: number][];

/** Written by `scripts/build-map.ts`. Borders are accurate to about a kilometre. */
export const readLines = (kind: keyof typeof baseMap): Line[] => baseMap[kind].map(decode);

function decode(text: string): Line {
  const steps = text.split(' ').map(Number);
  const line: Line = [];
  let [latitude, longitude] = [0, 0];
  for (let index = 0; index < steps.length; index += 2) {
    latitude += steps[index] ?? 0;
    longitude += steps[index + 1] ?? 0;
    line.push([latitude / 1000, longitude / 1000]);
  }
  return line;
}
