import type { Language } from '@parpaing/contract/languages';
import { limits } from '@parpaing/contract/limits';
import type { PublicProfile, SellerSummary, Shop } from '@parpaing/contract/schemas';
import { type CategoryTree, translateName } from '../categories/service.ts';
import { presentPictureUrl } from '../media/service.ts';
import type { ListedSellerRow, PlaceRow, ShopRow } from './repository.ts';

export function presentShop(row: ShopRow): Shop {
  const { openingHours, pickupHours, holiday, availableInDays, deliveryInDays } = row;
  return {
    banner: presentBanner(row),
    openingHours,
    pickupHours,
    holiday,
    availableInDays,
    deliveryInDays,
  };
}

function presentBanner({
  bannerId: id,
  width,
  height,
  widths,
}: Pick<ShopRow, 'bannerId' | 'width' | 'height' | 'widths'>): Shop['banner'] {
  return id && width && height ? { id, width, height, widths: widths ?? [] } : null;
}

export const presentPlaces = (places: PlaceRow[]): NonNullable<PublicProfile['seller']>['places'] =>
  places.map(({ city, postalCode, latitude, longitude, materialCount, deliveryMaxKm }) => ({
    city,
    postalCode,
    latitude,
    longitude,
    materialCount,
    deliveryKm: deliveryMaxKm,
  }));

export function presentCategories(
  rootSlugs: string[],
  { bySlug }: CategoryTree,
  language: Language,
): SellerSummary['categories'] {
  return rootSlugs.slice(0, limits.sellerCategories).flatMap((slug) => {
    const category = bySlug.get(slug);
    if (!category) return [];
    return [{ slug, name: translateName(category, language), illustration: category.illustration }];
  });
}

export function presentSummary(
  { companyName, profileImageId, rootSlugs, ...seller }: ListedSellerRow,
  tree: CategoryTree,
  language: Language,
): SellerSummary {
  return {
    id: seller.id,
    name: companyName,
    profileImageUrl: profileImageId && presentPictureUrl(profileImageId),
    businessType: seller.businessType,
    verified: seller.verified,
    city: seller.city,
    department: seller.department,
    distanceKm: seller.distanceKm,
    materialCount: seller.materialCount,
    categories: presentCategories(rootSlugs, tree, language),
    replyMinutes: seller.replyMinutes,
    holiday: seller.holiday,
  };
}
