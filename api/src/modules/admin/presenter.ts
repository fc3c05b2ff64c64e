import type { ModeratedSeller, Verification } from '@parpaing/contract/schemas';
import type { SellerRow } from './catalogue-repository.ts';
import type { VerificationRow } from './verification-repository.ts';

export const presentSeller = ({
  requestId,
  requestBytes,
  requestedAt,
  ...seller
}: SellerRow): ModeratedSeller => ({
  id: seller.id,
  companyName: seller.companyName,
  businessType: seller.businessType,
  taxId: seller.taxId,
  verified: seller.verified,
  materialCount: seller.materialCount,
  materialLimit: seller.materialLimit,
  request:
    requestId && requestBytes && requestedAt
      ? { id: requestId, bytes: requestBytes, createdAt: requestedAt.toISOString() }
      : null,
});

export const presentVerification = (row: VerificationRow): Verification => ({
  status: row.status,
  message: row.message,
  createdAt: row.createdAt.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
});
