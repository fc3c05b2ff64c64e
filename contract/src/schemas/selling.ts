import { z } from 'zod';
import { limits } from '../limits.ts';
import { moderationReasons } from '../moderation.ts';
import { baseUnits, conditions, materialStatuses, mySorts, saleUnits, vatRates } from '../units.ts';
import { Id, SearchInput, typedPattern } from './fields.ts';
import { DeliveryTerms, Picture, SellerName } from './material-shapes.ts';

const Text = (max: number) => z.string().trim().max(max).regex(typedPattern);
const Quantity = z.number().max(limits.maxQuantity);
const MaterialId = z.object({ id: Id });

const AttributeValue = z.union([z.number(), z.boolean(), Text(limits.attributeLength).min(1)]);

const fields = {
  categorySlug: z.string().min(1).max(80),
  title: Text(limits.titleLength).min(limits.minTitleLength),
  description: Text(limits.materialDescriptionLength).default(''),
  condition: z.enum(conditions),
  priceCents: z
    .number()
    .int()
    .min(0)
    .max(limits.maxPriceEuros * 100),
  vatRate: z.literal(vatRates),
  saleUnit: z.enum(saleUnits),
  baseUnit: z.enum(baseUnits),
  content: Quantity.positive(),
  /** Tiles, slates and bricks: gives a price per m² to what is sold by the piece. */
  piecesPerM2: Quantity.positive().nullable().default(null),
  stock: Quantity.min(0),
  minOrder: Quantity.positive(),
  attributes: z.record(z.string().max(60), AttributeValue),
  place: z.object({ code: z.string().max(10), postalCode: z.string().max(10) }),
  pickup: z.boolean(),
  delivery: z
    .object({
      baseCents: z.number().int().min(0).max(limits.maxDeliveryCents),
      perKmCents: z.number().int().min(0).max(limits.maxDeliveryCents),
      freeRadiusKm: z.number().int().min(0).max(limits.maxDeliveryKm),
      maxKm: z.number().int().min(1).max(limits.maxDeliveryKm),
    })
    .refine(({ freeRadiusKm, maxKm }) => freeRadiusKm <= maxKm, { path: ['freeRadiusKm'] })
    .nullable(),
  reference: Text(limits.referenceLength).min(1).nullable().default(null),
  availableUntil: z.iso.date().nullable().default(null),
  pictures: z.array(z.object({ id: Id, alt: Text(limits.altLength) })).max(limits.picturesPerMaterial),
  documents: z
    .array(z.object({ id: Id, title: Text(limits.documentTitleLength).min(1) }))
    .max(limits.documentsPerMaterial),
};

interface Offer {
  saleUnit: string;
  baseUnit: string;
  content: number;
  piecesPerM2: number | null;
}

const isCountedInItsUnit = ({ saleUnit, baseUnit, content }: Offer) =>
  !(baseUnits as readonly string[]).includes(saleUnit) ||
  saleUnit === 'piece' ||
  (saleUnit === baseUnit && content === 1);
const hasPiecesToCount = ({ saleUnit, baseUnit, piecesPerM2 }: Offer) =>
  piecesPerM2 === null || (saleUnit === 'piece' && baseUnit === 'm2');
const hasHandover = ({ pickup, delivery }: { pickup: boolean; delivery: unknown }) =>
  pickup || delivery !== null;

export const MaterialInput = z
  .object(fields)
  .refine(isCountedInItsUnit, { path: ['content'] })
  .refine(hasPiecesToCount, { path: ['piecesPerM2'] })
  .refine(hasHandover, { path: ['pickup'] });
export type MaterialInput = z.input<typeof MaterialInput>;
export type MaterialValues = z.output<typeof MaterialInput>;

/** Published with a photo at least; an import may publish without. */
const hasNeededPicture = ({ publish, pictures }: { publish: boolean; pictures: unknown[] }) =>
  !publish || pictures.length > 0;
const pictureRule = { path: ['pictures'] };

export const CreateMaterialInput = MaterialInput.safeExtend({ id: Id, publish: z.boolean() }).refine(
  hasNeededPicture,
  pictureRule,
);
export type CreateMaterialInput = z.output<typeof CreateMaterialInput>;
/** `publish: false` leaves the status as it is. */
export const UpdateMaterialInput = MaterialInput.safeExtend({
  version: z.number().int().min(1),
  publish: z.boolean(),
}).refine(hasNeededPicture, pictureRule);
export type UpdateMaterialInput = z.output<typeof UpdateMaterialInput>;

const DocumentRow = z.object({ id: z.uuid(), title: z.string(), bytes: z.number().int() });

export const EditableMaterial = z.object({
  id: z.uuid(),
  version: z.number().int(),
  status: z.enum(materialStatuses),
  ...MaterialInput.shape,
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
  /** Of the moderation that hides it. */
  hiddenReason: z.enum(moderationReasons).nullable(),
  publishedAt: z.string().nullable(),
  updatedAt: z.string(),
});
export type EditableMaterial = z.infer<typeof EditableMaterial>;

const Scalar = z.union([z.string(), z.number(), z.boolean(), z.null()]);
/** Bounded: a body nested a thousand times would exhaust the stack of whoever walks through it. */
const Nested = (depth: number): z.ZodType =>
  depth === 0
    ? Scalar
    : z.union([Scalar, z.array(Nested(depth - 1)), z.record(z.string(), Nested(depth - 1))]);
const draftDepth = 4;

const draftContent = z
  .record(z.string(), Nested(draftDepth))
  .refine((content) => JSON.stringify(content).length <= limits.draftLength);

export const DraftInput = z.object({
  content: draftContent,
  /** 0 for a first save; another number than the server's means that another tab has saved since. */
  version: z.number().int().min(0),
  /** Version of the material that is being changed; null when there is none yet. */
  baseVersion: z.number().int().min(1).nullable(),
  pictureIds: z.array(Id).max(limits.picturesPerMaterial),
  documentIds: z.array(Id).max(limits.documentsPerMaterial),
});
export type DraftInput = z.output<typeof DraftInput>;

const Draft = z.object({
  content: z.record(z.string(), z.unknown()),
  version: z.number().int(),
  baseVersion: z.number().int().nullable(),
  updatedAt: z.string(),
  pictures: z.array(Picture.omit({ alt: true })),
  documents: z.array(DocumentRow),
});
export type Draft = z.infer<typeof Draft>;

const MyMaterial = z.object({
  id: z.uuid(),
  title: z.string(),
  reference: z.string().nullable(),
  picture: Picture.nullable(),
  status: z.enum(materialStatuses),
  priceCents: z.number().int(),
  vatRate: z.number(),
  saleUnit: z.enum(saleUnits),
  baseUnit: z.enum(baseUnits),
  basePriceCents: z.number(),
  stock: z.number(),
  minOrder: z.number(),
  version: z.number().int(),
  hasDraft: z.boolean(),
  confirmedAt: z.string(),
  isToConfirm: z.boolean(),
  /** By moderation: it cannot be published. */
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

export const sellingSchemas = {
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
  /** Of materials that were never saved; drafts of changes are marked on their material. */
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
  changeOffer: {
    params: MaterialId,
    body: z.object({
      version: z.number().int().min(1),
      stock: fields.stock.optional(),
      priceCents: fields.priceCents.optional(),
    }),
    answer: MyMaterial,
  },
  changeMyMaterials: {
    body: z.object({ ids: Ids, change: Change }),
    answer: Changed,
  },
  /** All those that are to be confirmed. */
  confirmMyMaterials: { answer: z.object({ changed: z.number().int() }) },
  /** The prices that were previewed; refused where the material was changed since. */
  changePrices: {
    body: z.object({
      prices: z
        .array(z.object({ id: Id, version: z.number().int().min(1), priceCents: fields.priceCents }))
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
  addMaterialPicture: { params: MaterialId, answer: Picture.omit({ alt: true }) },
  addMaterialDocument: { params: MaterialId, answer: DocumentRow },
};
