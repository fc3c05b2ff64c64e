import type { Database } from '../../db/database.ts';
import type { CellFault } from './cells/fault.ts';
import { type CandidatePlace, listCandidatePlaces, type TypedPlace } from './repository.ts';

export type FoundPlace = { commune: CandidatePlace } | { fault: CellFault; isCode: boolean };

const shown = 3;

export function readTypedPlace(codeCell: string, cityCell: string): TypedPlace {
  const whole = `${codeCell} ${cityCell}`;
  const digits = /(?<!\d)(\d{5}|\d{4}(?!\d))(?!\d)/.exec(whole)?.[1] ?? '';
  const city = whole
    .replace(digits, ' ')
    .replaceAll(/\bcedex\b.*$/gi, ' ')
    .replaceAll(/[(),]/g, ' ')
    .trim();
  // A spreadsheet drops the zero of 01000.
  return { postalCode: digits === '' ? '' : digits.padStart(5, '0'), city };
}

const keyOf = ({ postalCode, city }: TypedPlace) => `${postalCode}|${city}`;

export function createPlaceFinder(db: Database) {
  const known = new Map<string, FoundPlace>();
  return {
    async prepare(places: TypedPlace[]): Promise<void> {
      const unknown = new Map<string, TypedPlace>();
      for (const place of places) {
        const key = keyOf(place);
        if (key !== '|' && !known.has(key)) unknown.set(key, place);
      }
      if (unknown.size === 0) return;
      const asked = [...unknown.values()];
      const candidates = await listCandidatePlaces(db, asked);
      for (const [index, place] of asked.entries())
        known.set(keyOf(place), choose(place, candidates[index] ?? []));
    },
    find: (place: TypedPlace): FoundPlace => known.get(keyOf(place)) ?? unknownPlace(place),
  };
}

const unknownPlace = ({ city }: TypedPlace): FoundPlace => ({
  fault: { code: 'unknown_place' },
  isCode: city === '',
});

function choose(place: TypedPlace, candidates: CandidatePlace[]): FoundPlace {
  const [first] = candidates;
  if (!first) return unknownPlace(place);
  if (place.city === '') return { commune: first };
  const named = candidates.filter(({ searchName, key }) => searchName === key);
  if (place.postalCode) {
    const commune = named[0] ?? candidates.find(({ searchName, key }) => searchName.startsWith(`${key} `));
    if (commune) return { commune };
    const names = candidates.slice(0, shown).map(({ name }) => name);
    return { fault: { code: 'unknown_place_for_code', detail: names.join(', ') }, isCode: false };
  }
  if (new Set(named.map(({ code }) => code)).size === 1 && named[0]) return { commune: named[0] };
  const codes = [...new Set(named.map(({ code }) => code))]
    .slice(0, shown)
    .map((code) => named.find((each) => each.code === code)?.postalCode);
  return { fault: { code: 'ambiguous_place', detail: codes.join(', ') }, isCode: false };
}
