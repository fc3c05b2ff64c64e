import type { Category, MaterialCard, Picture } from '@parpaing/contract/schemas';
import type { Language } from '../../messages/messages.ts';
import type { CategoryRow } from './category-repository.ts';
import type { CardRow } from './repository.ts';

export function presentCategory(
  { slug, parentSlug, nameFr, nameEn, illustration, count }: CategoryRow,
  language: Language,
): Category {
  return { slug, parent: parentSlug, name: language === 'en' ? nameEn : nameFr, illustration, count };
}

export function presentCard(row: CardRow): MaterialCard {
  return {
    id: row.id,
    title: row.title,
    condition: row.condition,
    priceCents: row.priceCents,
    vatRate: Number(row.vatRate),
    saleUnit: row.saleUnit,
    baseUnit: row.baseUnit,
    content: Number(row.content),
    basePriceCents: Number(row.basePriceCents),
    picture: presentCover(row),
    city: row.city,
    postalCode: row.postalCode,
    department: row.department,
    distanceKm: row.distanceKm === null ? null : Math.round(row.distanceKm * 10) / 10,
    seller: { id: row.sellerId, name: row.sellerName, businessType: row.businessType },
    publishedAt: row.publishedAt.toISOString(),
  };
}

function presentCover({ mediaId, alt, width, height, thumbhash, widths }: CardRow): Picture | null {
  if (!mediaId || alt === null || !width || !height || thumbhash === null || !widths) return null;
  return { id: mediaId, alt, width, height, thumbhash, widths };
}
