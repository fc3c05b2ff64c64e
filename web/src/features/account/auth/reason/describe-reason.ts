import { pages } from '@parpaing/contract/pages';
import type { ListedMaterial } from '../../../../entities/material/listed-material.ts';
import { becomeSellerParam } from '../../../../entities/user/seller/become-seller-page.ts';
import * as m from '../../../../paraglide/messages.js';

type ShownMaterial = Pick<ListedMaterial, 'title' | 'picture'>;

/** The material that made a guest log in, and what for; null if there is none. */
export type Reason =
  | { kind: 'favorite'; material: ShownMaterial }
  | { kind: 'contact'; material: ShownMaterial; sellerName: string }
  | null;

const privatePages: [RegExp, () => string][] = [
  [/^\/messages(\/|$)/, m.reason_messages],
  [/^\/favorites$/, m.reason_favorites],
  [/^\/profile(\/view|\/edit)?$/, m.reason_profile],
  [/^\/(my-materials|statistics|provider\/dashboard)$/, m.reason_seller_space],
  [/^\/materials\/(new|[^/]+\/edit)$/, m.reason_sell],
];

const parse = (returnUrl: string) => new URL(returnUrl, 'https://site.invalid');

/** The end of « Connectez-vous pour … »; undefined for a page that everybody may read. */
export function describeReason(returnUrl: string, reason: Reason): string | undefined {
  if (reason?.kind === 'favorite') return m.reason_favorite();
  if (reason) return m.reason_contact({ name: reason.sellerName });
  if (findContactedMaterial(returnUrl)) return m.reason_contact_unknown();
  const { pathname, searchParams } = parse(returnUrl);
  if (searchParams.has(becomeSellerParam)) return m.reason_sell();
  return privatePages.find(([path]) => path.test(pathname))?.[1]();
}

export function findContactedMaterial(returnUrl: string): string | null {
  const { pathname, searchParams } = parse(returnUrl);
  return pathname === pages.messages ? searchParams.get('material') : null;
}
