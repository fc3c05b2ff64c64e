import places from './data/places.json' with { type: 'json' };

interface Address {
  city: string;
  communeCode: string;
  postalCode: string;
}

const addresses = new Map(Object.entries(places));

export function getAddress(city: string): Address {
  const address = addresses.get(city);
  if (!address) throw new Error(`${city}: unknown place of the demo`);
  return { city, ...address };
}
