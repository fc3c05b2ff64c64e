import { calls } from '@parpaing/contract/calls';
import type { Language } from '@parpaing/contract/languages';
import type { MaterialAttribute, MaterialDetail } from '@parpaing/contract/schemas';
import { type CategoryRow, translateLabel, translateName } from '../categories/service.ts';
import type { AttributeDefinition } from '../categories/types.ts';
import { presentCard, presentDeliveryTerms } from '../material-cards/service.ts';
import type { DetailRow } from './detail-repository.ts';

interface Around {
  path: CategoryRow[];
  language: Language;
}

export function presentDetail(row: DetailRow, { path, language }: Around): MaterialDetail {
  const { seller, ...common } = presentCard(row);
  return {
    ...common,
    description: row.description,
    pictures: row.pictures.map((picture) => presentPicture(picture, row.title)),
    documents: row.documents.map(presentDocument),
    categoryPath: path.map((node) => ({ slug: node.slug, name: translateName(node, language) })),
    attributes: path
      .flatMap((node) => node.attributes)
      .flatMap((definition) => presentAttribute(definition, row.attributes[definition.key], language)),
    minOrder: Number(row.minOrder),
    reference: row.reference,
    availableUntil: row.availableUntil,
    pickup: row.pickup,
    delivery: presentDeliveryTerms(row),
    pickupDays: row.pickupDays,
    arrivalDays: row.arrivalDays,
    latitude: row.latitude,
    longitude: row.longitude,
    status: row.status,
    updatedAt: row.updatedAt.toISOString(),
    seller: {
      ...seller,
      city: row.sellerCity,
      memberSince: row.memberSince.toISOString(),
      replyMinutes: row.replyMinutes,
      pickupHours: row.pickupHours,
      openingHours: row.openingHours,
      holiday: row.holiday,
      materialCount: row.materialCount,
    },
  };
}

const presentPicture = (
  { id, alt, width, height, thumbhash, widths, hasAvif }: DetailRow['pictures'][number],
  title: string,
) => ({
  id,
  alt: alt || title,
  width,
  height,
  thumbhash,
  widths,
  hasAvif,
});

const presentDocument = ({ id, title, bytes }: DetailRow['documents'][number]) => ({
  id,
  name: title,
  bytes,
  url: calls.readDocument.path.replace(':id', id),
});

function presentAttribute(
  definition: AttributeDefinition,
  value: unknown,
  language: Language,
): MaterialAttribute[] {
  const { key, kind, unit } = definition;
  const name = { key, label: translateLabel(definition, language), unit };
  if (kind === 'number' && typeof value === 'number') return [{ ...name, kind, value }];
  if (kind === 'boolean' && typeof value === 'boolean') return [{ ...name, kind, value }];
  if ((kind === 'choice' || kind === 'text') && typeof value === 'string') return [{ ...name, kind, value }];
  return [];
}
