import type { FastifyRequest } from 'fastify';
import { HttpError } from './errors.ts';

const longestKey = 200;

export function readIdempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined || key === '') return undefined;
  if (typeof key !== 'string' || key.length > longestKey) throw new HttpError(400, 'invalid_input');
  return key;
}
