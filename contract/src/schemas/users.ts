import { z } from 'zod';
import { limits } from '../limits.ts';
import { isSiret } from '../siret.ts';
import { businessTypes } from '../units.ts';
import { RoleFields, Tokens } from './auth.ts';
import { Acknowledgement, DisplayedName, Email, KnownPassword, NewPassword } from './fields.ts';
import { SellerCategory, SellerPlace, Shop } from './shop-shapes.ts';

/** `https://known.fr@elsewhere.example` looks like an address of known.fr. */
const hasNoUserInfo = (url: string) => !/^\w+:[/\\]*[^/\\?#]*@/.test(url);
const webAddress = (hostname = /\.[a-z][a-z\d-]+$/i) =>
  z
    .url({ protocol: /^https?$/, hostname })
    .max(limits.webAddressLength)
    .refine(hasNoUserInfo);
const PhoneNumber = z
  .string()
  .trim()
  .max(limits.phoneNumberLength)
  .regex(/^\+?[\d\s().-]{6,}$/);
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .union([
      z
        .string()
        .regex(/^\s*$/)
        .transform(() => null),
      schema,
    ])
    .nullable()
    .default(null);

const networkAddress = (host: string) =>
  webAddress(new RegExp(`^([\\w-]+\\.)*${host.replace('.', '\\.')}$`, 'i')).optional();
const SocialMediaInput = z.object({
  facebook: networkAddress('facebook.com'),
  instagram: networkAddress('instagram.com'),
  linkedin: networkAddress('linkedin.com'),
});

const networkLink = z.string().optional();
const SocialMedia = z.object({ facebook: networkLink, instagram: networkLink, linkedin: networkLink });

export const ProviderInfo = z.object({
  companyName: z.string(),
  businessType: z.enum(businessTypes),
  taxId: z.string().nullable(),
  description: z.string(),
  websiteUrl: z.string().nullable(),
  socialMedia: SocialMedia,
  verified: z.boolean(),
});
export type ProviderInfo = z.infer<typeof ProviderInfo>;

const sellerFields = {
  companyName: DisplayedName(limits.companyNameLength),
  businessType: z.enum(businessTypes),
  taxId: optional(
    z
      .string()
      .transform((value) => value.replace(/\s/g, ''))
      .refine(isSiret),
  ),
  description: z.string().trim().max(limits.descriptionLength).default(''),
  websiteUrl: optional(webAddress()),
  socialMedia: SocialMediaInput.default({}),
};

const hasNeededTaxId = (seller: { businessType: string; taxId: string | null }) =>
  seller.businessType === 'particulier' || seller.taxId !== null;

const contactFields = {
  phoneNumber: optional(PhoneNumber),
  address: optional(z.string().trim().max(limits.addressLength)),
  city: optional(z.string().trim().max(limits.cityLength)),
  country: optional(z.string().trim().max(limits.countryLength)),
};

const SellerInput = z.object(sellerFields).refine(hasNeededTaxId, { path: ['taxId'] });

export const UpgradeInput = z
  .object({
    ...sellerFields,
    ...contactFields,
  })
  .refine(hasNeededTaxId, { path: ['taxId'] });
export type UpgradeInput = z.input<typeof UpgradeInput>;

export const ProfileInput = z.object({
  fullName: DisplayedName(limits.fullNameLength),
  ...contactFields,
  providerInfo: SellerInput.optional(),
});
export type ProfileInput = z.input<typeof ProfileInput>;

export const ChangeEmailInput = z.object({ email: Email, password: KnownPassword });
export const ChangePasswordInput = z.object({ currentPassword: KnownPassword, newPassword: NewPassword });

export const Profile = z.object({
  fullName: z.string(),
  profileImageUrl: z.string().nullable(),
  ...RoleFields.shape,
  company: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  address: z.string().nullable(),
  city: z.string().nullable(),
  country: z.string().nullable(),
  providerInfo: ProviderInfo.nullable(),
});
export type Profile = z.infer<typeof Profile>;

export const Me = z.object({
  id: z.uuid(),
  email: z.string(),
  pendingEmail: z.string().nullable(),
  verified: z.boolean(),
  createdAt: z.string(),
  lastLogin: z.string().nullable(),
  ...Profile.shape,
  shop: Shop.nullable(),
});
export type Me = z.infer<typeof Me>;

/** Never the phone number, e-mail or street address. */
export const PublicProfile = z.object({
  id: z.uuid(),
  displayName: z.string(),
  profileImageUrl: z.string().nullable(),
  city: z.string().nullable(),
  memberSince: z.string(),
  seller: z
    .object({
      ...ProviderInfo.shape,
      isProfessional: z.boolean(),
      taxId: z.string().nullable(),
      replyMinutes: z.number().int().nullable(),
      ...Shop.shape,
      isOnHoliday: z.boolean(),
      places: z.array(SellerPlace),
      categories: z.array(SellerCategory),
      materialCount: z.number().int(),
    })
    .nullable(),
});
export type PublicProfile = z.infer<typeof PublicProfile>;

export const userSchemas = {
  readProfile: { answer: Profile },
  updateProfile: { body: ProfileInput, answer: Me },
  replaceProfileImage: { answer: z.object({ profileImageUrl: z.string() }) },
  removeProfileImage: {},
  /** Called again by a seller, it returns new tokens and changes nothing. */
  upgradeToProvider: {
    body: UpgradeInput,
    answer: z.object({ ...Tokens.shape, ...RoleFields.shape, providerInfo: ProviderInfo }),
  },
  readMe: { answer: Me },
  changeEmail: { body: ChangeEmailInput, answer: Acknowledgement },
  changePassword: { body: ChangePasswordInput, answer: Acknowledgement },
  exportMe: { answer: z.record(z.string(), z.unknown()) },
  deleteMe: { body: z.object({ password: KnownPassword }) },
  readPublicProfile: { params: z.object({ id: z.uuid() }), answer: PublicProfile },
};
