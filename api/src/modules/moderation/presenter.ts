import { moderationReasons } from '@parpaing/contract/moderation';
import type {
  LogEntry,
  ModeratedMaterial,
  ModeratedSeller,
  Picture,
  ReportDetail,
  ReportGroup,
  Verification,
} from '@parpaing/contract/schemas';
import type { SellerRow } from './catalogue-repository.ts';
import type { LogRow } from './journal-repository.ts';
import type { GroupRow, NeighbourRow, ReportedRow, ReportRow } from './queue-repository.ts';
import type { VerificationRow } from './verification-repository.ts';

export const presentLog = (row: LogRow): LogEntry => ({
  id: row.id,
  actor: row.actor,
  action: row.action,
  target: { kind: row.targetKind, id: row.targetId, label: row.targetLabel },
  reason: row.reason,
  note: row.note,
  createdAt: row.createdAt.toISOString(),
});

const presentReported = (row: ReportedRow, picture: Picture | null) => ({
  id: row.id,
  title: row.title,
  condition: row.condition,
  status: row.status,
  hiddenAt: row.hiddenAt?.toISOString() ?? null,
  hiddenReason: row.hiddenReason,
  picture,
});

export const presentGroup = (
  group: GroupRow,
  material: ReportedRow,
  picture: Picture | null,
): ReportGroup => ({
  id: group.id,
  kind: group.kind,
  material: presentReported(material, picture),
  reason: moderationReasons[group.gravity - 1] ?? 'autre',
  reportCount: group.reportCount,
  reporter: group.reporter,
  latestAt: group.latestAt.toISOString(),
});

interface Around {
  picture: Picture | null;
  views: number;
  reports: ReportRow[];
  neighbours: NeighbourRow[];
  history: { otherMaterials: number; pastMeasures: number };
  decisions: LogRow[];
}

export function presentReport(
  id: string,
  material: ReportedRow,
  { picture, views, reports, neighbours, history, decisions }: Around,
): ReportDetail {
  const messageId = reports[0]?.messageId;
  return {
    id,
    kind: messageId ? 'message' : 'material',
    material: {
      ...presentReported(material, picture),
      priceCents: material.priceCents,
      vatRate: Number(material.vatRate),
      saleUnit: material.saleUnit,
      city: material.city,
      department: material.department,
      publishedAt: material.publishedAt?.toISOString() ?? null,
      views,
      seller: {
        id: material.sellerId,
        name: material.sellerName,
        businessType: material.businessType,
        ...history,
      },
    },
    reports: reports.map(({ materialId, messageId, ...report }) => ({
      ...report,
      createdAt: report.createdAt.toISOString(),
    })),
    messages: neighbours.map((message) => ({
      ...message,
      isReported: message.id === messageId,
      createdAt: message.createdAt.toISOString(),
    })),
    decisions: decisions.map(presentLog),
  };
}

export const presentModerated = (row: ReportedRow, picture: Picture | null): ModeratedMaterial => ({
  ...presentReported(row, picture),
  seller: { id: row.sellerId, name: row.sellerName },
  city: row.city,
  createdAt: row.createdAt.toISOString(),
});

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
