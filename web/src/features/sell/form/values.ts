import { addVat, toCents } from '@parpaing/contract/money';
import type { EditableMaterial, Place } from '@parpaing/contract/schemas';
import type { BaseUnit, BusinessType, Condition, SaleUnit } from '@parpaing/contract/units';
import { parseDecimal, writeDecimal } from '../../../lib/format/format.ts';

export interface PhotoRow {
  key: string;
  id: string | null;
  alt: string;
}

export interface DocumentRow {
  key: string;
  id: string | null;
  title: string;
  bytes: number;
}

/** What the form shows: amounts stay as they are typed. */
export interface FormValues {
  categorySlug: string;
  title: string;
  condition: Condition | '';
  description: string;
  attributes: Record<string, string | boolean>;
  saleUnit: SaleUnit | '';
  baseUnit: BaseUnit;
  content: string;
  piecesPerM2: string;
  priceHt: string;
  priceTtc: string;
  vatRate: string;
  stock: string;
  minOrder: string;
  reference: string;
  availableUntil: string;
  place: Place | null;
  pickup: boolean;
  delivers: boolean;
  delivery: { freeRadiusKm: string; base: string; perKm: string; maxKm: string };
  availableInDays: string;
  deliveryInDays: string;
  pictures: PhotoRow[];
  documents: DocumentRow[];
}

type Terms = Pick<EditableMaterial, 'place' | 'pickup' | 'delivery' | 'availableInDays' | 'deliveryInDays'>;

const noDelivery = { freeRadiusKm: '0', base: '', perKm: '', maxKm: '' };
const noTerms = {
  place: null,
  pickup: true,
  delivers: false,
  delivery: noDelivery,
  availableInDays: '',
  deliveryInDays: '',
};

export function emptyValues(businessType: BusinessType, last?: Terms): FormValues {
  return {
    categorySlug: '',
    title: '',
    condition: '',
    description: '',
    attributes: {},
    saleUnit: '',
    baseUnit: 'm2',
    content: '',
    piecesPerM2: '',
    priceHt: '',
    priceTtc: '',
    vatRate: businessType === 'particulier' ? '0' : '20',
    stock: '',
    minOrder: '1',
    reference: '',
    availableUntil: '',
    pictures: [],
    documents: [],
    ...(last ? termsOf(last) : noTerms),
  };
}

function termsOf({ place, pickup, delivery, availableInDays, deliveryInDays }: Terms) {
  return {
    place,
    pickup,
    delivers: delivery !== null,
    delivery: delivery
      ? {
          freeRadiusKm: String(delivery.freeRadiusKm),
          base: writeCents(delivery.baseCents),
          perKm: writeCents(delivery.perKmCents),
          maxKm: String(delivery.maxKm),
        }
      : noDelivery,
    availableInDays: String(availableInDays ?? ''),
    deliveryInDays: String(deliveryInDays ?? ''),
  };
}

export function valuesOf(material: EditableMaterial): FormValues {
  const { priceCents, vatRate, content, piecesPerM2 } = material;
  return {
    categorySlug: material.categorySlug,
    title: material.title,
    condition: material.condition,
    description: material.description ?? '',
    attributes: Object.fromEntries(
      Object.entries(material.attributes).map(([key, value]) => [
        key,
        typeof value === 'number' ? writeDecimal(value) : value,
      ]),
    ),
    saleUnit: material.saleUnit,
    baseUnit: material.baseUnit,
    content: writeDecimal(content),
    piecesPerM2: piecesPerM2 ? writeDecimal(piecesPerM2) : '',
    priceHt: writeCents(priceCents),
    priceTtc: writeCents(addVat(priceCents, vatRate)),
    vatRate: String(vatRate),
    stock: writeDecimal(material.stock),
    minOrder: writeDecimal(material.minOrder),
    reference: material.reference ?? '',
    availableUntil: material.availableUntil ?? '',
    ...termsOf(material),
    pictures: material.pictures.map(({ id, alt }) => ({ key: id, id, alt })),
    documents: material.documents.map(({ id, title, bytes }) => ({ key: id, id, title, bytes })),
  };
}

export const copyOf = (material: EditableMaterial): FormValues => ({
  ...valuesOf(material),
  pictures: [],
  documents: [],
  reference: '',
  availableUntil: '',
});

export const writeCents = (cents: number): string => writeDecimal(cents / 100, 2);

export const parseCents = (text: string): number => toCents(parseDecimal(text));
