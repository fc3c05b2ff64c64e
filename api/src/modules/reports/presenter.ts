import { moderationReasons } from '@parpaing/contract/moderation';
import type { ModeratedMaterial, Picture, ReportDetail, ReportGroup } from '@parpaing/contract/schemas';
import { type LogRow, presentLog } from '../journal/service.ts';
import type { GroupRow, NeighbourRow, ReportedRow, ReportRow } from './queue-repository.ts';

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
