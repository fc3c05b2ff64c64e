import type { Readable } from 'node:stream';
import type { PictureFormat } from '@parpaing/contract/units';

export interface StoredFile {
  content: Readable;
  size: number;
}

/** Where files are: a folder of this machine, or a bucket shared by several. Keys are ours, never a visitor's. */
export interface MediaStorage {
  write(key: string, content: Buffer, contentType: string): Promise<void>;
  find(key: string): Promise<StoredFile | undefined>;
  /** What is not there is removed already. */
  remove(key: string): Promise<void>;
}

export function originalKey(id: string, extension: string): string {
  return `originals/${shelf(id)}/${id}.${extension}`;
}

export function variantKey(id: string, width: number, format: PictureFormat): string {
  return `variants/${shelf(id)}/${id}/${width}.${format}`;
}

export function documentKey(id: string): string {
  return `documents/${shelf(id)}/${id}.pdf`;
}

/** Spreads files over 256 folders; the beginning of an id is the time, which would fill one after the other. */
const shelf = (id: string) => id.slice(-2);
