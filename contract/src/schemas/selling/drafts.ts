import { z } from 'zod';
import { limits } from '../../limits.ts';
import { Id } from '../fields.ts';
import { DocumentRow, Picture } from '../material-shapes.ts';

const Scalar = z.union([z.string(), z.number(), z.boolean(), z.null()]);
/** Bounded: a body nested a thousand times would exhaust the stack of whoever walks through it. */
const Nested = (depth: number): z.ZodType =>
  depth === 0
    ? Scalar
    : z.union([Scalar, z.array(Nested(depth - 1)), z.record(z.string(), Nested(depth - 1))]);
const draftDepth = 4;

const draftContent = z
  .record(z.string(), Nested(draftDepth))
  .refine((content) => JSON.stringify(content).length <= limits.draftLength, {
    params: { rule: 'draft_too_long' },
  });

export const DraftInput = z.object({
  content: draftContent,
  /** 0 for a first save; another number than the server's means that another tab has saved since. */
  version: z.number().int().min(0),
  baseVersion: z.number().int().min(1).nullable(),
  pictureIds: z.array(Id).max(limits.picturesPerMaterial),
  documentIds: z.array(Id).max(limits.documentsPerMaterial),
});
export type DraftInput = z.output<typeof DraftInput>;

export const Draft = z.object({
  content: z.record(z.string(), z.unknown()),
  version: z.number().int(),
  baseVersion: z.number().int().nullable(),
  updatedAt: z.string(),
  pictures: z.array(Picture.omit({ alt: true })),
  documents: z.array(DocumentRow),
});
export type Draft = z.infer<typeof Draft>;
