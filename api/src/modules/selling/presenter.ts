import type { Draft, EditableMaterial } from '@parpaing/contract/schemas';
import { presentCover, presentDeliveryTerms } from '../material-cards/service.ts';
import type { DocumentRow, PictureRow } from '../materials/service.ts';
import type { DraftRow, NewDraftRow } from './draft-repository.ts';
import type { MaterialRow } from './repository.ts';

interface Files {
  pictures: PictureRow[];
  documents: DocumentRow[];
}

export function presentEditable(row: MaterialRow, files: Files): EditableMaterial {
  return {
    id: row.id,
    version: row.version,
    status: row.status as EditableMaterial['status'],
    categorySlug: row.categorySlug,
    title: row.title,
    description: row.description,
    condition: row.condition as EditableMaterial['condition'],
    priceCents: row.priceCents,
    vatRate: Number(row.vatRate),
    saleUnit: row.saleUnit as EditableMaterial['saleUnit'],
    baseUnit: row.baseUnit as EditableMaterial['baseUnit'],
    content: Number(row.content),
    piecesPerM2: row.piecesPerM2 === null ? null : Number(row.piecesPerM2),
    stock: Number(row.stock),
    minOrder: Number(row.minOrder),
    attributes: JSON.parse(row.attributesJson) as EditableMaterial['attributes'],
    place: {
      code: row.communeCode,
      postalCode: row.postalCode,
      name: row.city,
      department: row.department,
      latitude: row.latitude,
      longitude: row.longitude,
    },
    pickup: row.pickup,
    delivery: presentDeliveryTerms(row),
    availableInDays: row.availableInDays,
    deliveryInDays: row.deliveryInDays,
    reference: row.reference,
    availableUntil: row.availableUntilDay,
    pictures: files.pictures.map(presentPicture),
    documents: files.documents.map(presentDocument),
    hiddenReason: row.hiddenReason as EditableMaterial['hiddenReason'],
    hiddenMessage: row.hiddenMessage,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
  };
}

const presentPicture = ({ id, alt, width, height, thumbhash, widths, hasAvif }: PictureRow) => ({
  id,
  alt,
  width,
  height,
  thumbhash,
  widths,
  hasAvif,
});

export const presentDocument = ({ id, title, bytes }: Omit<DocumentRow, 'materialId'>) => ({
  id,
  title,
  bytes,
});

export const presentDraft = (row: DraftRow, files: Pick<Draft, 'pictures' | 'documents'>): Draft => ({
  content: row.content as Draft['content'],
  version: row.version,
  baseVersion: row.baseVersion,
  updatedAt: row.updatedAt.toISOString(),
  ...files,
});

export const presentNewDraft = (row: NewDraftRow) => ({
  id: row.id,
  title: row.title,
  picture: presentCover(row),
  updatedAt: row.updatedAt.toISOString(),
});
