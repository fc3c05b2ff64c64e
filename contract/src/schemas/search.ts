import { z } from 'zod';
import { lastPage, limits } from '../limits.ts';
import { type MapBounds, parseMapBounds } from '../map-bounds.ts';
import { isPastDay } from '../offer-rules.ts';
import { baseUnits, conditions, materialSorts, saleUnits, sellerTypes } from '../units.ts';
import { Id, SearchInput, typedPattern } from './fields.ts';
import { attributeName, MaterialCard } from './material-shapes.ts';

const Coordinate = (max: number) => z.coerce.number().min(-max).max(max);
const Euros = z.coerce.number().min(0).max(limits.maxPriceEuros);
const repeatable = <Item extends z.ZodType>(item: Item) =>
  z
    .union([item, z.array(item).max(limits.filterValues)])
    .transform((value) => [value].flat() as z.output<Item>[]);
const Flag = z.union([z.boolean(), z.enum(['true', 'false'])]).transform((value) => String(value) === 'true');

/** What would be refused is left out and named in `faults`; `asked` and `understood` are written as in an address. */
export const tolerantField = { tolerant: Flag.optional() };
export const understoodFields = {
  asked: z.string().optional(),
  understood: z.string().optional(),
  faults: z.array(z.object({ field: z.string(), code: z.string(), message: z.string() })).optional(),
};
const Understood = z.object(understoodFields);
export type Understood = z.infer<typeof Understood>;

const Bounds = z.string().transform((text, context): MapBounds => {
  const bounds = parseMapBounds(text);
  if (bounds) return bounds;
  context.addIssue({ code: 'custom' });
  return z.NEVER;
});

export const RadiusKm = z.coerce.number().int().min(1).max(limits.maxRadiusKm);
export const PageNumber = z.coerce.number().int().min(1).max(lastPage).default(1);

export const placeFields = {
  city: SearchInput(limits.placeQueryLength).optional(),
  lat: Coordinate(90).optional(),
  lng: Coordinate(180).optional(),
};
export const hasBothCoordinates = ({ lat, lng }: { lat?: number; lng?: number }) =>
  (lat === undefined) === (lng === undefined);
/** Loose, for `attr.<key>`, `attr.<key>.min` and `attr.<key>.max`: which keys exist depends on the category. */
const FilterFields = z.looseObject({
  q: SearchInput(limits.searchQueryLength).optional(),
  exact: Flag.optional(),
  /** Keeps a commune that is named in the words as a word. */
  placeAsWords: Flag.optional(),
  /** Does not calculate with a quantity that is named in the words. */
  quantityAsWords: Flag.optional(),
  category: z.string().max(80).optional(),
  condition: repeatable(z.enum(conditions)).optional(),
  minPrice: Euros.optional(),
  maxPrice: Euros.optional(),
  priceBy: z.enum(['unit', 'base']).default('unit'),
  tax: z.enum(['ttc', 'ht']).default('ttc'),
  unit: repeatable(z.enum(saleUnits)).optional(),
  baseUnit: z.enum(baseUnits).optional(),
  ...placeFields,
  radius: RadiusKm.optional(),
  /** Without any radius: a place in the words is kept for distance and delivery. */
  anywhere: Flag.optional(),
  /** Of a map: `south,west,north,east`, in place of the radius. */
  bounds: Bounds.optional(),
  /** INSEE codes, as the map gives them. */
  commune: repeatable(z.string().max(5).regex(typedPattern)).optional(),
  /** To the place, or anywhere when no place is given. */
  delivery: Flag.optional(),
  /** Delivered or collected by this day, as in contract/src/delivery-time.ts. */
  before: z.iso
    .date()
    .refine((day) => !isPastDay(day))
    .optional(),
  sellerType: z.enum(sellerTypes).optional(),
  inStock: Flag.optional(),
  quantity: z.coerce.number().positive().max(limits.maxQuantity).optional(),
  quantityUnit: z.enum(baseUnits).optional(),
  waste: z.coerce.number().min(0).max(limits.maxWastePercent).optional(),
  /** For the quantity; `tax` says whether with VAT. */
  maxTotal: Euros.optional(),
  /** Delivered to the place: what is not delivered there is left out. */
  maxDeliveredTotal: Euros.optional(),
  seller: Id.optional(),
});

const hasQuantityUnit = ({ quantity, quantityUnit }: { quantity?: number; quantityUnit?: string }) =>
  quantity === undefined || quantityUnit !== undefined;

type TotalFields = z.output<typeof FilterFields>;
const hasQuantityForTotals = ({ quantity, maxTotal, maxDeliveredTotal }: TotalFields) =>
  quantity !== undefined || (maxTotal === undefined && maxDeliveredTotal === undefined);
const hasPlaceForDelivery = ({ city, lat, maxDeliveredTotal }: TotalFields) =>
  maxDeliveredTotal === undefined || city !== undefined || lat !== undefined;

const Filters = FilterFields.refine(hasBothCoordinates, { path: ['lat'] })
  .refine(hasQuantityUnit, { path: ['quantityUnit'] })
  .refine(hasQuantityForTotals, { path: ['quantity'] })
  .refine(hasPlaceForDelivery, { path: ['city'] });

const ListFields = Filters.safeExtend({
  sort: z.enum(materialSorts).optional(),
  page: PageNumber,
  limit: z.coerce.number().int().min(1).max(limits.pageSize).default(limits.pageSize),
  facets: Flag.optional(),
  ...tolerantField,
});

/** A form sent without JavaScript sends its empty fields too. */
export const withoutBlanks = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(
    (query) => Object.fromEntries(Object.entries(query as object).filter(([, value]) => value !== '')),
    schema,
  ) as unknown as z.ZodType<z.output<Schema>, z.input<Schema>>;

const BuyerFields = z.object(placeFields).refine(hasBothCoordinates, { path: ['lat'] });
export const BuyerPlace = withoutBlanks(BuyerFields);
export type BuyerPlace = z.output<typeof BuyerFields>;
export const ComparedMaterials = withoutBlanks(
  BuyerFields.safeExtend({ id: z.array(Id).min(limits.leastCompared).max(limits.mostCompared) }),
);
export const MaterialFilters = withoutBlanks(Filters);
export type MaterialFilters = z.output<typeof Filters>;
export const MaterialQuery = withoutBlanks(ListFields);
export type MaterialQuery = z.output<typeof ListFields>;

export const ResolvedPlace = z.object({
  name: z.string().nullable(),
  postalCode: z.string().nullable(),
  latitude: z.number(),
  longitude: z.number(),
});
export type ResolvedPlace = z.infer<typeof ResolvedPlace>;

/**
 * « 35 m² de laine de verre »: what is calculated with, where something found is sold in that unit, and `quantityAsWords`
 * does not undo it. `q` is the text without it.
 */
export const QuantityInWords = z.object({
  typed: z.string(),
  quantity: z.number(),
  unit: z.enum(baseUnits),
  q: z.string(),
  isApplied: z.boolean(),
});

/** A commune that the words name; where it is not searched around, it can be offered. */
export const PlaceInWords = z.object({
  typed: z.string(),
  rest: z.string(),
  name: z.string(),
  /** The name, with a postal code where it alone would mean a larger namesake. */
  city: z.string(),
  radiusKm: z.number().int(),
  isSearched: z.boolean(),
});

const more = z.number().int();
export const Widening = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('radius'), radiusKm: z.number().int(), more }),
  z.object({ kind: z.literal('anywhere'), more }),
  /** `q` is the text without the word. */
  z.object({ kind: z.literal('word'), word: z.string(), q: z.string(), more }),
  z.object({
    kind: z.literal('filter'),
    name: z.enum(['need', 'price', 'condition', 'delivery', 'inStock', 'budget', 'before']),
    more,
  }),
]);

/**
 * What the words ask for and nobody lists, as typed. Without the thing itself nothing is found; without the brand alone
 * the results are of other brands.
 */
export const Missing = z.object({ words: z.string().nullable(), brand: z.string().nullable() });

/**
 * No results, and shown apart from them: what was asked for `farther` than the radius, the nearest first; else, of a
 * missing thing, what its nearest `category` has, or what the other `words` (`q`) find.
 */
export const Near = z.object({
  kind: z.enum(['farther', 'category', 'words']),
  category: z.object({ slug: z.string(), name: z.string() }).nullable(),
  q: z.string().nullable(),
  items: z.array(MaterialCard),
});

export const Correction = z.object({ from: z.string(), to: z.string(), isUndone: z.boolean() });

const values = <Value extends z.ZodType>(value: Value) =>
  z.array(z.object({ value, count: z.number().int() }));

/** Each facet is counted with the other filters applied, and not its own. */
export const Facets = z.object({
  categories: z.array(
    z.object({ slug: z.string(), parent: z.string().nullable(), name: z.string(), count: z.number().int() }),
  ),
  conditions: values(z.enum(conditions)),
  sellerTypes: values(z.enum(sellerTypes)),
  units: values(z.enum(saleUnits)),
  baseUnits: values(z.enum(baseUnits)),
  delivery: z.number().int(),
  inStock: z.number().int(),
  price: z.object({ minCents: z.number(), maxCents: z.number() }).nullable(),
  attributes: z.array(
    z.discriminatedUnion('kind', [
      /** At most six, of about as many materials each. */
      z.object({
        ...attributeName,
        kind: z.literal('number'),
        min: z.number(),
        max: z.number(),
        ranges: z.array(z.object({ min: z.number(), max: z.number(), count: z.number().int() })),
      }),
      z.object({ ...attributeName, kind: z.literal('choice'), values: values(z.string()) }),
      z.object({ ...attributeName, kind: z.literal('text'), values: values(z.string()) }),
      z.object({ ...attributeName, kind: z.literal('boolean'), values: values(z.boolean()) }),
    ]),
  ),
  isExact: z.boolean(),
});
export type Facets = z.infer<typeof Facets>;
