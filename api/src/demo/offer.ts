import { toCents } from '@parpaing/contract/money';
import type { BaseUnit, Condition, SaleUnit } from '@parpaing/contract/units';
import { french } from '../lib/french.ts';
import { categories as allCategories } from '../modules/categories/definitions.ts';
import { type PlaceName, places } from './places.ts';
import { demoSellers, sellerDelivery } from './sellers.ts';
import type { DemoMaterial } from './types.ts';

interface Row {
  title: string;
  text: string;
  price: number;
  per: SaleUnit;
  /** Content of one sale unit; one piece by default. */
  holds?: [number, BaseUnit];
  stock: number;
  min?: number;
  specs?: DemoMaterial['attributes'];
  ageDays: number;
  at?: PlaceName;
  alsoShows?: string;
  ref?: string;
  availableDays?: number;
  pickupOnly?: true;
}

const sellers = new Map(demoSellers.map((seller) => [seller.key, seller]));
const categories = new Map(allCategories.map((category) => [category.slug, category]));

function offer(condition: Condition, key: string, sellerKey: string, slug: string, row: Row): DemoMaterial {
  const seller = sellers.get(sellerKey);
  const category = categories.get(slug);
  if (!seller || !category) throw new Error(`${key}: unknown seller ${sellerKey} or category ${slug}`);
  const [content, baseUnit] = row.holds ?? [1, 'piece'];
  const place = row.at ? { city: row.at, ...places[row.at] } : seller;
  const delivery = row.pickupOnly ? undefined : sellerDelivery[sellerKey];
  const specs = Object.entries(row.specs ?? {}).map(([name, value]) => [
    name,
    typeof value === 'string' ? french(value) : value,
  ]);
  return {
    key,
    seller: sellerKey,
    category: slug,
    title: french(row.title),
    description: french(row.text),
    condition,
    priceCents: toCents(row.price),
    vatRate: seller.businessType === 'particulier' ? 0 : 20,
    saleUnit: row.per,
    baseUnit,
    content,
    stock: row.stock,
    minOrder: row.min ?? 1,
    attributes: Object.fromEntries(specs),
    communeCode: place.communeCode,
    postalCode: place.postalCode,
    city: place.city,
    pickup: true,
    ...(delivery && { delivery }),
    publishedDaysAgo: row.ageDays,
    ...(row.alsoShows && { alsoShows: row.alsoShows }),
    ...(row.ref && { reference: row.ref }),
    ...(row.availableDays && { availableUntilDays: row.availableDays }),
  };
}

export const neuf = (key: string, seller: string, category: string, row: Row) =>
  offer('neuf', key, seller, category, row);
export const surplus = (key: string, seller: string, category: string, row: Row) =>
  offer('surplus', key, seller, category, row);
export const reemploi = (key: string, seller: string, category: string, row: Row) =>
  offer('reemploi', key, seller, category, row);
