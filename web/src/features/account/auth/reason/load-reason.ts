import type { ApiClient } from '@parpaing/contract/client';
import { callApi } from '../../../../entities/session/calls/call-api.ts';
import { readReturnUrl } from '../../../../entities/session/return-url.ts';
import { nullOnError } from '../../../../lib/page/optional-data.ts';
import { findContactedMaterial, type Reason } from './describe-reason.ts';

/** From the address alone, so that a link of a mail, opened in another tab, still shows it. */
export async function loadReason(request: Request, api: ApiClient): Promise<Reason> {
  const id = findContactedMaterial(readReturnUrl(new URL(request.url).searchParams));
  if (!id) return null;
  const material = await nullOnError(api.call('readMaterial', { params: { id }, query: {} }));
  if (!material) return null;
  const { title, picture, seller } = material;
  return { kind: 'contact', material: { title, picture }, sellerName: seller.name };
}

export async function loadReasonInBrowser(request: Request): Promise<Reason> {
  const returnUrl = readReturnUrl(new URL(request.url).searchParams);
  const pending = await nullOnError(import('../../../../entities/material/favorite/pending-favorite.ts'));
  const material = pending?.findPendingFavorite(returnUrl);
  return material ? { kind: 'favorite', material } : loadReason(request, { call: callApi });
}
