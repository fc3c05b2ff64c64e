import { type DeliveryTerms, deliveryCents } from '@parpaing/contract/delivery';
import { roundKm } from '@parpaing/contract/distance';
import type { Category, ConversationSummary, MaterialCard, Picture } from '@parpaing/contract/schemas';
import type { Language } from '../../sentences/language.ts';
import type { CardRow, CoverRow, DiscussedRow, TermsRow } from './card-repository.ts';
import type { CountedCategory } from './category-counts.ts';
import { nameIn } from './category-tree.ts';

export function presentCategory({ node, count }: CountedCategory, language: Language): Category {
  const { slug, parentSlug, illustration } = node;
  return { slug, parent: parentSlug, name: nameIn(node, language), illustration, count };
}

export function presentCard(row: CardRow): MaterialCard {
  return {
    ...presentOffer(row),
    baseUnit: row.baseUnit,
    content: Number(row.content),
    basePriceCents: Number(row.basePriceCents),
    city: row.city,
    postalCode: row.postalCode,
    department: row.department,
    distanceKm: row.distanceKm === null ? null : roundKm(row.distanceKm),
    deliveryCents: row.distanceKm === null ? null : deliveryCents(readTerms(row), roundKm(row.distanceKm)),
    seller: { id: row.sellerId, name: row.sellerName, businessType: row.businessType },
    publishedAt: row.publishedAt.toISOString(),
  };
}

export function presentDiscussed(row: DiscussedRow): ConversationSummary['material'] {
  return { ...presentOffer(row), status: row.status };
}

/** What is sold, as a card and a conversation both show it. */
const presentOffer = (row: Omit<DiscussedRow, 'status'>) => ({
  id: row.id,
  title: row.title,
  condition: row.condition,
  priceCents: row.priceCents,
  vatRate: Number(row.vatRate),
  saleUnit: row.saleUnit,
  stock: Number(row.stock),
  picture: presentCover(row),
});

export function readTerms(row: TermsRow): DeliveryTerms | null {
  const { deliveryBaseCents, deliveryPerKmCents, deliveryFreeRadiusKm, deliveryMaxKm } = row;
  if (deliveryBaseCents === null || deliveryPerKmCents === null) return null;
  if (deliveryFreeRadiusKm === null || deliveryMaxKm === null) return null;
  return {
    baseCents: deliveryBaseCents,
    perKmCents: deliveryPerKmCents,
    freeRadiusKm: deliveryFreeRadiusKm,
    maxKm: deliveryMaxKm,
  };
}

function presentCover({ mediaId, alt, width, height, thumbhash, widths }: CoverRow): Picture | null {
  if (!mediaId || alt === null || !width || !height || thumbhash === null || !widths) return null;
  return { id: mediaId, alt, width, height, thumbhash, widths };
}
