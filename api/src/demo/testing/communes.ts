import { readFileSync } from 'node:fs';

interface Commune {
  name: string;
  postalCodes: string[];
  latitude: number;
  longitude: number;
}

const file = new URL('../../modules/places/communes.tsv', import.meta.url);

/** The product's own communes, by INSEE code. */
export const communes = new Map(
  readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line): [string, Commune] => {
      const [code = '', name = '', postalCodes = '', , , latitude, longitude] = line.split('\t');
      return [
        code,
        {
          name,
          postalCodes: postalCodes.split(','),
          latitude: Number(latitude),
          longitude: Number(longitude),
        },
      ];
    }),
);

interface Address {
  communeCode: string;
  postalCode: string;
  city: string;
}

export function findAddressFaults({ communeCode, postalCode, city }: Address): string[] {
  const commune = communes.get(communeCode);
  if (!commune) return [`unknown INSEE code ${communeCode}`];
  return [
    ...(commune.name === city ? [] : [`${communeCode} is ${commune.name}, not ${city}`]),
    ...(commune.postalCodes.includes(postalCode) ? [] : [`${postalCode} is not a postal code of ${city}`]),
  ];
}
