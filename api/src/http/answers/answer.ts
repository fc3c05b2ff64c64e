import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

type Compression = 'br' | 'gzip';

export interface Answer {
  status: number;
  headers: Record<string, string>;
  etag: string;
  bytes: number;
  /** False for an error and for an incomplete page: only the readers who wait get them. */
  mayBeKept: boolean;
  compressions: Compression[];
  encode(compression?: Compression): Buffer | Promise<Buffer>;
}

interface Content {
  status: number;
  headers: Record<string, string>;
  body: string | Uint8Array;
  compressions: Compression[];
}

const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const gzipOptions = { level: constants.Z_BEST_SPEED };
const compressors: Record<Compression, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => promisify(brotliCompress)(body, brotliOptions),
  gzip: (body) => promisify<Buffer, typeof gzipOptions, Buffer>(gzip)(body, gzipOptions),
};

const acceptance: Record<Compression, RegExp> = { br: /\bbr\b/, gzip: /\bgzip\b/ };

export function createAnswer({ status, headers, body, compressions }: Content): Answer {
  const identity = Buffer.from(body);
  const compressed = new Map<Compression, Promise<Buffer>>();
  return {
    status,
    headers,
    etag: createEntityTag(identity),
    bytes: identity.length,
    mayBeKept: status === 200 && headers['cache-control'] !== 'no-store',
    compressions,
    encode(compression) {
      if (!compression) return identity;
      const known = compressed.get(compression);
      if (known) return known;
      const encoded = compressors[compression](identity);
      compressed.set(compression, encoded);
      encoded.catch(() => compressed.delete(compression));
      return encoded;
    },
  };
}

export const createEntityTag = (body: Buffer | string): string => `W/"${hash('sha1', body, 'base64url')}"`;

export const hasEntityTag = ({ headers }: FastifyRequest, etag: string): boolean =>
  headers['if-none-match']?.includes(etag) ?? false;

export async function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: Answer) {
  const { status, headers, etag } = answer;
  if (status === 200 && hasEntityTag(request, etag))
    return reply.code(304).headers(headers).header('etag', etag).send();
  const accepted = request.headers['accept-encoding'] ?? '';
  const compression = answer.compressions.find((each) => acceptance[each].test(accepted));
  const body = await answer.encode(compression);
  reply.code(status).headers(headers).header('etag', etag);
  if (compression) reply.header('content-encoding', compression);
  return reply.send(body);
}
