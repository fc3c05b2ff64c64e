import { calls } from '@parpaing/contract/calls';
import type { Language } from '@parpaing/contract/languages';
import type { MaterialAttribute, MaterialDetail } from '@parpaing/contract/schemas';
import { type CategoryRow, translateLabel, translateName } from '../categories/service.ts';
import type { AttributeDefinition } from '../categories/types.ts';
import { presentCard, presentDeliveryTerms } from '../material-cards/service.ts';
import type { DetailRow, DocumentRow, PictureRow } from './detail-repository.ts';

interface Around {
  path: CategoryRow[];
  language: Language;
}

export function presentDetail(
  { card, more, pictures, documents }: DetailRow,
  { path, language }: Around,
): MaterialDetail {
  const { seller, ...common } = presentCard(card);
  return {
    ...common,
    description: more.description,
    pictures: pictures.map((picture) => presentPicture(picture, card.title)),
    documents: documents.map(presentDocument),
    categoryPath: path.map((node) => ({ slug: node.slug, name: translateName(node, language) })),
    attributes: path
      .flatMap((node) => node.attributes)
      .flatMap((definition) => presentAttribute(definition, more.attributes[definition.key], language)),
    minOrder: Number(more.minOrder),
    reference: more.reference,
    availableUntil: more.availableUntil,
    pickup: more.pickup,
    delivery: presentDeliveryTerms(card),
    latitude: more.latitude,
    longitude: more.longitude,
    status: card.status,
    updatedAt: more.updatedAt.toISOString(),
    seller: {
      ...seller,
      city: more.sellerCity,
      memberSince: more.memberSince.toISOString(),
      replyMinutes: more.replyMinutes,
      pickupHours: more.pickupHours,
      openingHours: more.openingHours,
      holiday: more.holiday,
      verified: more.verified,
      materialCount: more.materialCount,
    },
  };
}

const presentPicture = (
  { id, alt, width, height, thumbhash, widths, hasAvif }: PictureRow,
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

const presentDocument = ({ id, title, bytes }: DocumentRow) => ({
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
