import { roundKm } from '@parpaing/contract/distance';
import { type DeliveryTerms, deliveryCents } from '@parpaing/contract/order';
import type { ConversationSummary, MaterialCard, Picture } from '@parpaing/contract/schemas';
import type { CardRow, CoverRow, DeliveryTermsRow, OfferRow } from './card-query.ts';

export function presentCard(row: CardRow): MaterialCard {
  return {
    ...presentOfferFields(row),
    baseUnit: row.baseUnit,
    content: Number(row.content),
    basePriceCents: Number(row.basePriceCents),
    city: row.city,
    postalCode: row.postalCode,
    department: row.department,
    distanceKm: row.distanceKm === null ? null : roundKm(row.distanceKm),
    deliveryCents:
      row.distanceKm === null ? null : deliveryCents(presentDeliveryTerms(row), roundKm(row.distanceKm)),
    seller: {
      id: row.sellerId,
      name: row.sellerName,
      businessType: row.businessType,
      verified: row.verified,
    },
    publishedAt: row.publishedAt.toISOString(),
  };
}

export function presentOffer(row: OfferRow): ConversationSummary['material'] {
  return { ...presentOfferFields(row), status: row.status };
}

export const presentOfferFields = (row: Omit<OfferRow, 'status'>) => ({
  id: row.id,
  title: row.title,
  condition: row.condition,
  priceCents: row.priceCents,
  vatRate: Number(row.vatRate),
  saleUnit: row.saleUnit,
  stock: Number(row.stock),
  picture: presentCover(row, row.title),
});

export function presentDeliveryTerms(row: DeliveryTermsRow): DeliveryTerms | null {
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

export function presentCover(
  { mediaId, alt, width, height, thumbhash, widths, hasAvif }: CoverRow,
  title = '',
): Picture | null {
  if (!mediaId || alt === null || !width || !height || thumbhash === null || !widths || hasAvif === null)
    return null;
  return { id: mediaId, alt: alt || title, width, height, thumbhash, widths, hasAvif };
}
