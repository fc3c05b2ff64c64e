import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { limits } from '@parpaing/contract/limits';
import yauzl from 'yauzl';
import type { MediaStorage } from '../../media/service.ts';

const partBytes = limits.importPartBytes;

export const partKey = (importId: string, number: number) => `imports/${importId}/${number}`;

export const listPartKeys = ({ id, bytes }: { id: string; bytes: number }): string[] =>
  Array.from({ length: Math.ceil(bytes / partBytes) }, (_, number) => partKey(id, number));

export class StorageError extends Error {}

/** Reads an archive from its parts, two of which are in memory at most. */
class PartsReader extends yauzl.RandomAccessReader {
  readonly #storage: MediaStorage;
  readonly #importId: string;
  readonly #parts = new Map<number, Promise<Buffer>>();

  constructor(storage: MediaStorage, importId: string) {
    super();
    this.#storage = storage;
    this.#importId = importId;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#read(start, end), { objectMode: false });
  }

  override close(callback: (error: Error | null) => void): void {
    this.#parts.clear();
    callback(null);
  }

  async *#read(start: number, end: number): AsyncGenerator<Buffer> {
    for (let at = start; at < end; ) {
      const number = Math.floor(at / partBytes);
      const part = await this.#open(number);
      const from = at - number * partBytes;
      const chunk = part.subarray(from, Math.min(part.length, end - number * partBytes));
      if (chunk.length === 0) throw new Error('the archive is shorter than it says');
      yield chunk;
      at += chunk.length;
    }
  }

  #open(number: number): Promise<Buffer> {
    const part = this.#parts.get(number) ?? this.#load(number);
    this.#parts.delete(number);
    this.#parts.set(number, part);
    const [oldest] = this.#parts.keys();
    if (this.#parts.size > 2 && oldest !== undefined) this.#parts.delete(oldest);
    return part.catch((error) => {
      this.#parts.delete(number);
      throw error;
    });
  }

  async #load(number: number): Promise<Buffer> {
    const stored = await this.#find(number);
    if (!stored) throw new Error(`part ${number} of import ${this.#importId} is missing`);
    return stored;
  }

  async #find(number: number): Promise<Buffer | undefined> {
    try {
      const stored = await this.#storage.find(partKey(this.#importId, number));
      return stored && (await buffer(stored.content));
    } catch (error) {
      throw new StorageError('the storage does not answer', { cause: error });
    }
  }
}

/** Names are left as bytes: a hostile one must not end the reading of the others. */
export const openArchive = (storage: MediaStorage, { id, bytes }: { id: string; bytes: number }) =>
  yauzl.fromRandomAccessReaderPromise(new PartsReader(storage, id), bytes, {
    decodeStrings: false,
    autoClose: false,
  });
