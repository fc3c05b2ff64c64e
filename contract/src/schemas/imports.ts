import { z } from 'zod';
import { limits } from '../limits.ts';
import { Id } from './fields.ts';

const ImportId = z.object({ id: Id });
const Count = z.number().int();

const importStates = ['receiving', 'checking', 'ready', 'saving', 'done', 'failed'] as const;

const Column = z.object({
  header: z.string(),
  target: z.string().nullable(),
  label: z.string().nullable(),
  sample: z.string(),
});
export type ImportColumn = z.infer<typeof Column>;

const BadLine = z.object({
  line: Count,
  column: z.string(),
  value: z.string(),
  message: z.string(),
});
export type BadLine = z.infer<typeof BadLine>;

export const Import = z.object({
  id: z.uuid(),
  kind: z.enum(['csv', 'photos']),
  state: z.enum(importStates),
  fileName: z.string(),
  bytes: Count,
  progress: z.object({ done: Count, total: Count }),
  /** What becomes of new materials of which the file says nothing. */
  publish: z.boolean(),
  failure: z.string().nullable(),
  check: z
    .object({
      encoding: z.enum(['utf-8', 'utf-16le', 'windows-1252']),
      separator: z.enum([';', ',', '\t']),
      lines: Count,
      created: Count,
      /** New materials whose status is in the file. */
      statedPublished: Count,
      statedDrafts: Count,
      updated: Count,
      unchanged: Count,
      bad: Count,
      room: Count,
      columns: z.array(Column),
      missing: z.array(z.string()),
      hasPhotoAddresses: z.boolean(),
      faults: z.array(BadLine),
    })
    .nullable(),
  photos: z
    .object({
      added: Count,
      known: Count,
      refused: z.array(z.object({ name: z.string(), message: z.string() })),
    })
    .nullable(),
});
export type Import = z.infer<typeof Import>;
export type ImportCheck = NonNullable<Import['check']>;

const Target = z.string().max(100);

export const importSchemas = {
  readImportTemplate: { query: z.object({ category: z.string().min(1).max(80) }) },
  listImportFields: {
    answer: z.object({ fields: z.array(z.object({ target: Target, label: z.string() })) }),
  },
  listImports: { answer: z.object({ items: z.array(Import) }) },
  /** Multipart, fields `id` (chosen by the client, so that a repeated call imports once) and `file`. */
  createImport: { answer: Import },
  readImport: { params: ImportId, answer: Import },
  /** Targets of the columns, in the order of the file; the check runs again. */
  mapImport: {
    params: ImportId,
    body: z.object({ targets: z.array(Target.nullable()).max(limits.importColumns) }),
    answer: Import,
  },
  confirmImport: { params: ImportId, body: z.object({ publish: z.boolean() }), answer: Import },
  /** While it is being saved: nothing of it is saved. Else it is forgotten. */
  cancelImport: { params: ImportId },
  readBadLines: { params: ImportId },
  createPhotoImport: {
    body: z.object({
      id: Id,
      fileName: z.string().min(1).max(200),
      bytes: z.number().int().min(1).max(limits.photoArchiveBytes),
    }),
    answer: Import,
  },
  /** Multipart, fields `id`, `number` (from 0) and `part`; each has `limits.importPartBytes` but the last. */
  addImportPart: {},
  exportMaterials: {},
};
