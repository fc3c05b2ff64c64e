import { z } from 'zod';
import { limits } from '../limits.ts';
import { baseUnits, conditions, materialStatuses, mySorts, saleUnits } from '../units.ts';
import { Id, MailTokenQuery, SearchInput } from './fields.ts';
import { Picture } from './material-shapes.ts';
import { materialFields } from './selling/material-input.ts';
import { EditableMaterial } from './selling/selling.ts';

const MaterialId = z.object({ id: Id });

const MyMaterial = z.object({
  id: z.uuid(),
  title: z.string(),
  reference: z.string().nullable(),
  picture: Picture.nullable(),
  status: z.enum(materialStatuses),
  priceCents: z.number().int(),
  vatRate: z.number(),
  condition: z.enum(conditions),
  saleUnit: z.enum(saleUnits),
  baseUnit: z.enum(baseUnits),
  basePriceCents: z.number(),
  stock: z.number(),
  minOrder: z.number(),
  version: z.number().int(),
  hasDraft: z.boolean(),
  confirmedAt: z.string(),
  isToConfirm: z.boolean(),
  isHidden: z.boolean(),
  updatedAt: z.string(),
  /** Of the last 30 days. */
  views: z.number().int(),
  /** Those who have it in their favourites now, and all who ever wrote. */
  favorites: z.number().int(),
  contacts: z.number().int(),
});
export type MyMaterial = z.infer<typeof MyMaterial>;

const MyMaterialsQuery = z.object({
  status: z.enum(materialStatuses).optional(),
  q: SearchInput(limits.searchQueryLength).optional(),
  sort: z.enum(mySorts).default('recent'),
  page: z.coerce.number().int().min(1).max(1000).default(1),
  limit: z.coerce.number().int().min(1).max(limits.myMaterialsPerPage).default(limits.myMaterialsPerPage),
});
export type MyMaterialsQuery = z.output<typeof MyMaterialsQuery>;

const Change = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('status'), status: z.enum(['publie', 'en_pause', 'archive']) }),
  z.object({ kind: z.literal('confirm') }),
  z.object({ kind: z.literal('delete') }),
  z.object({ kind: z.literal('restore') }),
]);
export type MaterialChange = z.output<typeof Change>;

const Changed = z.object({ changed: z.array(z.uuid()), refused: z.array(z.uuid()) });
const Ids = z.array(Id).min(1).max(limits.materialsPerChange);

export const stockSchemas = {
  listMyMaterials: {
    query: MyMaterialsQuery,
    answer: z.object({
      items: z.array(MyMaterial),
      total: z.number().int(),
      counts: z.object({
        brouillon: z.number().int(),
        publie: z.number().int(),
        en_pause: z.number().int(),
        vendu: z.number().int(),
        archive: z.number().int(),
      }),
      toConfirm: z.number().int(),
    }),
  },
  changeOffer: {
    params: MaterialId,
    body: z.object({
      version: z.number().int().min(1),
      stock: materialFields.stock.optional(),
      priceCents: materialFields.priceCents.optional(),
    }),
    answer: MyMaterial,
  },
  changeMyMaterials: {
    body: z.object({ ids: Ids, change: Change }),
    answer: Changed,
  },
  confirmMyMaterials: { answer: z.object({ changed: z.number().int() }) },
  /** The prices that were previewed; refused where the material was changed since. */
  changePrices: {
    body: z.object({
      prices: z
        .array(z.object({ id: Id, version: z.number().int().min(1), priceCents: materialFields.priceCents }))
        .min(1)
        .max(limits.materialsPerChange),
    }),
    answer: Changed,
  },
  setMaterialStatus: {
    params: MaterialId,
    body: z.object({ status: z.enum(['publie', 'en_pause', 'archive']) }),
    answer: EditableMaterial,
  },
  deleteMaterial: { params: MaterialId },
  /** Drafts, with new ids that the client chose, so that a repeated call copies once. */
  copyMaterials: {
    body: z.object({
      copies: z
        .array(z.object({ id: Id, of: Id }))
        .min(1)
        .max(limits.materialsPerChange),
    }),
    answer: z.object({ ids: z.array(z.uuid()) }),
  },
  listInterested: {
    params: MaterialId,
    answer: z.object({
      people: z.array(z.object({ id: z.uuid(), name: z.string(), lastMessageAt: z.string() })),
    }),
  },
  /** `buyerId: null` when it was sold elsewhere. */
  sellMaterial: {
    params: MaterialId,
    body: z.object({ buyerId: Id.nullable() }),
    answer: EditableMaterial,
  },

  openAvailability: { query: MailTokenQuery },
  /** The oldest first; `others` are not listed. 400 `link_expired` when it was answered too. */
  listAskedMaterials: {
    query: MailTokenQuery,
    answer: z.object({
      items: z.array(z.object({ id: z.uuid(), title: z.string() })),
      others: z.number().int(),
    }),
  },
  /**
   * A native form: `pause` names materials that are no longer available, the others are confirmed. Redirects to / with
   * `availability=confirmed|answered|expired`.
   */
  answerAvailability: { query: MailTokenQuery, body: z.string().nullish() },
};
