import { limits } from './limits.ts';
import { readParisClock } from './paris-clock.ts';
import { type BaseUnit, baseUnits, type Condition, type SaleUnit } from './units.ts';

export interface Bounds {
  min?: number;
  above?: number;
  max: number;
  isWhole?: true;
}

const quantity: Bounds = { above: 0, max: limits.maxQuantity };
const days: Bounds = { min: 0, max: limits.maxDelayDays, isWhole: true };
const fee: Bounds = { min: 0, max: limits.maxDeliveryCents, isWhole: true };

export const offerNumbers = {
  priceCents: { min: 1, max: limits.maxPriceEuros * 100, isWhole: true },
  content: quantity,
  piecesPerM2: quantity,
  stock: { min: 0, max: limits.maxQuantity },
  minOrder: quantity,
  'delivery.baseCents': fee,
  'delivery.perKmCents': fee,
  'delivery.freeRadiusKm': { min: 0, max: limits.maxDeliveryKm, isWhole: true },
  'delivery.maxKm': { min: 1, max: limits.maxDeliveryKm, isWhole: true },
  availableInDays: days,
  deliveryInDays: days,
} satisfies Record<string, Bounds>;
export type OfferNumber = keyof typeof offerNumbers;

export function isAllowed(field: OfferNumber, value: number): boolean {
  const { min = 0, above = -1, max, isWhole }: Bounds = offerNumbers[field];
  return value >= min && value > above && value <= max && (!isWhole || Number.isInteger(value));
}

export interface Offer {
  priceCents: number;
  saleUnit: string;
  baseUnit: string;
  content: number;
  piecesPerM2: number | null;
  stock: number;
  minOrder: number;
  availableUntil: string | null;
  pickup: boolean;
  delivery: { freeRadiusKm: number; maxKm: number } | null;
  pictures: unknown[];
}

/** What is saved keeps the rules of `saved`; a new value also those of `new`; what is for sale keeps all. */
const moments = ['saved', 'new', 'sale'] as const;
export type OfferMoment = (typeof moments)[number];

const rule = <Field extends string, Fault extends string, From extends OfferMoment, Read extends keyof Offer>(
  field: Field,
  fault: Fault,
  from: From,
  reads: Read[],
  isKept: (offer: Pick<Offer, Read>) => boolean,
) => ({ field, fault, from, reads: reads as (keyof Offer)[], isKept: isKept as (offer: Offer) => boolean });

export const offerRules = [
  rule('content', 'counted_in_its_unit', 'saved', ['saleUnit', 'baseUnit', 'content'], (offer) => {
    return !isMeasure(offer.saleUnit) || (offer.saleUnit === offer.baseUnit && offer.content === 1);
  }),
  rule('piecesPerM2', 'pieces_not_countable', 'saved', ['saleUnit', 'baseUnit', 'piecesPerM2'], (offer) => {
    return offer.piecesPerM2 === null || (offer.saleUnit === 'piece' && offer.baseUnit === 'm2');
  }),
  rule('delivery.freeRadiusKm', 'delivery_free_beyond', 'saved', ['delivery'], ({ delivery }) => {
    return !delivery || delivery.freeRadiusKm <= delivery.maxKm;
  }),
  rule('pickup', 'no_handover', 'saved', ['pickup', 'delivery'], ({ pickup, delivery }) => {
    return pickup || delivery !== null;
  }),
  rule('priceCents', 'price_zero', 'saved', ['priceCents'], ({ priceCents }) => priceCents > 0),
  // What is sold out keeps the minimum that it had.
  rule('minOrder', 'minimum_above_stock', 'sale', ['stock', 'minOrder'], ({ stock, minOrder }) => {
    return stock === 0 || minOrder <= stock;
  }),
  rule('availableUntil', 'date_past', 'new', ['availableUntil'], (offer) => !isPastDay(offer.availableUntil)),
  rule('pictures', 'missing_picture', 'sale', ['pictures'], ({ pictures }) => pictures.length > 0),
];
export type OfferRule = (typeof offerRules)[number];

/** Rules that look at something unknown (undefined) are left out. */
export const listOfferFaults = (offer: Partial<Offer>, moment: OfferMoment): OfferRule[] =>
  offerRules.filter(
    ({ from, reads, isKept }) =>
      moments.indexOf(from) <= moments.indexOf(moment) &&
      reads.every((name) => offer[name] !== undefined) &&
      !isKept(offer as Offer),
  );

export const isMeasure = (unit: string): unit is Exclude<BaseUnit, 'piece'> =>
  unit !== 'piece' && (baseUnits as readonly string[]).includes(unit);

interface StockedOffer {
  stock: number;
  minOrder: number;
  saleUnit: SaleUnit;
  condition: Condition;
}

/** Enough for one more order at most, or next to nothing: what was there at first is not known. */
export const isStockLow = (offer: StockedOffer): boolean =>
  offer.stock > 0 && !isUniquePiece(offer) && offer.stock <= Math.max(offer.minOrder, limits.lowStock);

export const isUniquePiece = ({ stock, saleUnit, condition }: Omit<StockedOffer, 'minOrder'>): boolean =>
  stock === 1 && saleUnit === 'piece' && condition === 'reemploi';

/** `day` is written 2026-08-24; the day itself is not past. */
export const isPastDay = (day: string | null, now = new Date()): boolean =>
  day !== null && day < readParisClock(now).date;
