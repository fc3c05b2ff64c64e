import type { Database } from '../../db/database.ts';
import { notFound } from '../../http/errors.ts';
import { findDocument } from './document-repository.ts';
import type { MediaStorage } from './storage.ts';

export async function openDocument(db: Database, storage: MediaStorage, id: string) {
  const document = await findDocument(db, id);
  const stored = document && (await storage.find(document.storageKey));
  if (!stored) throw notFound();
  return { ...stored, title: document.title };
}

/** RFC 6266: an ASCII name, and the exact one for clients that read `filename*`. */
export function describeDisposition(title: string): string {
  const plain = title
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll(/[^\w-]+/g, '-')
    .toLowerCase();
  const exact = encodeURIComponent(title).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `inline; filename="${plain}.pdf"; filename*=UTF-8''${exact}.pdf`;
}
