import { z } from 'zod';
import { moderationReasons } from '../../moderation.ts';
import { materialStatuses } from '../../units.ts';
import { Id } from '../fields.ts';
import { DeliveryTerms, DocumentRow, Picture, SellerName } from '../material-shapes.ts';
import { Draft, DraftInput } from './drafts.ts';
import { CreateMaterialInput, MaterialInput, UpdateMaterialInput } from './material-input.ts';

const MaterialId = z.object({ id: Id });

export const EditableMaterial = z.object({
  id: z.uuid(),
  version: z.number().int(),
  status: z.enum(materialStatuses),
  ...MaterialInput.shape,
  priceCents: z.number().int(),
  vatRate: z.number(),
  attributes: z.record(z.string(), z.union([z.number(), z.string(), z.boolean()])),
  place: z.object({
    code: z.string(),
    postalCode: z.string(),
    name: z.string(),
    department: z.string(),
    latitude: z.number(),
    longitude: z.number(),
  }),
  delivery: DeliveryTerms.nullable(),
  pictures: z.array(Picture),
  documents: z.array(DocumentRow),
  hiddenReason: z.enum(moderationReasons).nullable(),
  hiddenMessage: z.string().nullable(),
  publishedAt: z.string().nullable(),
  updatedAt: z.string(),
});
export type EditableMaterial = z.infer<typeof EditableMaterial>;

export const sellingSchemas = {
  listMyDrafts: {
    answer: z.object({
      items: z.array(
        z.object({
          id: z.uuid(),
          title: z.string().nullable(),
          picture: Picture.nullable(),
          updatedAt: z.string(),
        }),
      ),
    }),
  },
  readMyMaterial: {
    params: MaterialId,
    answer: z.object({
      material: EditableMaterial.nullable(),
      seller: SellerName.nullable(),
      draft: Draft.nullable(),
    }),
  },
  saveDraft: {
    params: MaterialId,
    body: DraftInput,
    answer: z.object({ version: z.number().int(), updatedAt: z.string() }),
  },
  deleteDraft: { params: MaterialId },
  createMaterial: { body: CreateMaterialInput, answer: EditableMaterial },
  updateMaterial: { params: MaterialId, body: UpdateMaterialInput, answer: EditableMaterial },
  addMaterialPicture: { params: MaterialId, answer: Picture.omit({ alt: true }) },
  addMaterialDocument: { params: MaterialId, answer: DocumentRow },
};
