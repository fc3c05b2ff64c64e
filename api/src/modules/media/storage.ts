import type { Readable } from 'node:stream';
import type { PictureFormat } from '@parpaing/contract/units';

export interface StoredFile {
  content: Readable;
  size: number;
}

export interface MediaStorage {
  write(key: string, content: Buffer, contentType: string): Promise<void>;
  find(key: string): Promise<StoredFile | undefined>;
  remove(key: string): Promise<void>;
}

export function originalKey(id: string, extension: string): string {
  return `originals/${folderOf(id)}/${id}.${extension}`;
}

export function variantKey(id: string, width: number, format: PictureFormat): string {
  return `variants/${folderOf(id)}/${id}/${width}.${format}`;
}

export function documentKey(id: string): string {
  return `documents/${folderOf(id)}/${id}.pdf`;
}

/** Never served by /media: only an ADMIN reads it, through a call. */
export function privateDocumentKey(id: string): string {
  return `private/${folderOf(id)}/${id}.pdf`;
}

/** The last characters of an id are random; the first ones are its time, and would fill one folder after another. */
const folderOf = (id: string) => id.slice(-2);
