import { limits } from '@parpaing/contract/limits';
import type { Database } from '../../db/database.ts';
import { unsupportedMedia } from '../../http/errors.ts';
import { newId } from '../../lib/ids.ts';
import { insertDocument } from './document-repository.ts';
import { documentKey, type MediaStorage, privateDocumentKey } from './storage.ts';

interface Parts {
  db: Database;
  storage: MediaStorage;
}

interface NewDocument {
  content: Buffer;
  /** Of the sender's file; it becomes the title, never a path. */
  name: string;
  ownerId: string;
}

export async function addDocument({ db, storage }: Parts, document: NewDocument) {
  const { content, name, ownerId } = document;
  requirePlainPdf(content);
  const id = newId();
  const row = { id, ownerId, title: toTitle(name), storageKey: documentKey(id), bytes: content.length };
  await storage.write(row.storageKey, content, 'application/pdf');
  await insertDocument(db, row);
  return row;
}

const pdfTail = 2048;

/** Its first and last marks: a truncated file has no end. */
const isPdf = (content: Buffer) =>
  content.subarray(0, 5).toString('latin1') === '%PDF-' &&
  content.subarray(-pdfTail).toString('latin1').includes('%%EOF');

/** Programs and files inside a PDF; a reader would run or save them. */
const hasActiveContent = (content: Buffer) =>
  /\/(JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA)\b/.test(content.toString('latin1'));

function requirePlainPdf(content: Buffer) {
  if (!isPdf(content)) throw unsupportedMedia('document', 'not_a_pdf');
  if (hasActiveContent(content)) throw unsupportedMedia('document', 'active_pdf');
}

const toTitle = (name: string) =>
  name
    .replace(/\.pdf$/i, '')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}/\\]+/gu, ' ')
    .replaceAll(/[\s_]+/g, ' ')
    .trim()
    .slice(0, limits.documentTitleLength) || 'Document';

export async function storePrivateDocument(
  storage: MediaStorage,
  content: Buffer,
): Promise<{ storageKey: string; bytes: number }> {
  requirePlainPdf(content);
  const storageKey = privateDocumentKey(newId());
  await storage.write(storageKey, content, 'application/pdf');
  return { storageKey, bytes: content.length };
}
