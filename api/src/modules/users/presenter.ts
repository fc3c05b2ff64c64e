import type { Me, Profile, ProviderInfo, PublicProfile } from '@parpaing/contract/schemas';
import { presentRole } from '../auth/roles.ts';
import type { SellerRow, UserRow } from './repository.ts';

export const shownWidth = 320;

interface PersonRow {
  id: string;
  fullName: string;
  companyName: string | null;
  profileImageId: string | null;
  isGone: boolean;
}

/** This width exists as soon as a picture is uploaded. */
export const presentPictureUrl = (mediaId: string) => `/media/${mediaId}/${shownWidth}.webp`;

export function presentProfile(user: UserRow, seller: SellerRow | undefined): Profile {
  return {
    fullName: user.fullName,
    profileImageUrl: user.profileImageId && presentPictureUrl(user.profileImageId),
    ...presentRole(user.role),
    company: seller?.companyName ?? null,
    phoneNumber: user.phoneNumber,
    address: user.address,
    city: user.city,
    country: user.country,
    providerInfo: seller ? presentProviderInfo(seller) : null,
  };
}

export function presentMe(user: UserRow, seller: SellerRow | undefined, pendingEmail: string | null): Me {
  return {
    id: user.id,
    email: user.email,
    pendingEmail,
    verified: user.verifiedAt !== null,
    createdAt: user.createdAt.toISOString(),
    lastLogin: user.lastLoginAt?.toISOString() ?? null,
    ...presentProfile(user, seller),
  };
}

export function presentProviderInfo(seller: SellerRow): ProviderInfo {
  return {
    companyName: seller.companyName,
    businessType: seller.businessType,
    taxId: seller.taxId,
    description: seller.description,
    websiteUrl: seller.websiteUrl,
    socialMedia: seller.socialMedia,
    verified: seller.verified,
  };
}

export function presentPublicProfile(
  user: UserRow,
  seller: SellerRow | undefined,
  materialCount: number,
): PublicProfile {
  return {
    id: user.id,
    displayName: seller?.companyName ?? shortenName(user.fullName),
    profileImageUrl: user.profileImageId && presentPictureUrl(user.profileImageId),
    city: user.city,
    memberSince: user.createdAt.toISOString(),
    seller: seller ? presentSeller(seller, materialCount) : null,
  };
}

export function presentPerson(person: PersonRow) {
  const { id, fullName, companyName, profileImageId, isGone } = person;
  return {
    id,
    name: isGone ? fullName : (companyName ?? shortenName(fullName)),
    profileImageUrl: profileImageId && presentPictureUrl(profileImageId),
    isGone,
  };
}

function presentSeller(seller: SellerRow, materialCount: number): PublicProfile['seller'] {
  const isProfessional = seller.businessType !== 'particulier';
  return {
    ...presentProviderInfo(seller),
    isProfessional,
    taxId: isProfessional ? seller.taxId : null,
    replyMinutes: seller.replyMinutes,
    pickupHours: seller.pickupHours,
    materialCount,
  };
}

export function shortenName(fullName: string): string {
  const [first = '', ...others] = fullName.trim().split(/\s+/);
  const initial = Array.from(others.at(-1) ?? '')[0];
  return initial ? `${first} ${initial.toUpperCase()}.` : first;
}
