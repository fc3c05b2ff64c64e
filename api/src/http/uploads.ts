import multipart, { type MultipartFields } from '@fastify/multipart';
import type { CallName } from '@parpaing/contract/calls';
import type { FastifyRequest } from 'fastify';
import { shareOf } from '../lib/share.ts';
import { type App, privateEndpoint } from './endpoint.ts';
import { HttpError, invalidField, unavailable } from './errors.ts';

declare module 'fastify' {
  interface FastifyInstance {
    uploads: { max: number; users: Set<string> };
  }
}

/** Each is held in memory: 10 MB, and twice that while its chunks are joined. */
const maxUploads = 6;
const leastUploads = 2;

export const createUploads = (workers = 1) => ({
  max: Math.max(leastUploads, shareOf(maxUploads, workers)),
  users: new Set<string>(),
});

/** Every other route refuses multipart bodies. */
export function registerUploadRoutes(app: App, fileSize: number, addRoutes: (scope: App) => void) {
  app.register(async (scope: App) => {
    await scope.register(multipart, { limits: { fileSize, files: 1, fields: 4, parts: 5 } });
    addRoutes(scope);
  });
}

export function uploadEndpoint<Name extends CallName>(name: Name) {
  const { schema, ...route } = privateEndpoint(name);
  return { ...route, schema: { ...schema, consumes: ['multipart/form-data'] } };
}

export async function receiveUpload<Result>(
  request: FastifyRequest,
  { field, userId }: { field: string; userId: string },
  use: (content: Buffer, name: string, fields: Record<string, string>) => Promise<Result>,
): Promise<Result> {
  const { max, users } = request.server.uploads;
  if (users.size >= max || users.has(userId)) throw unavailable('busy');
  users.add(userId);
  try {
    const { content, name, fields } = await readFile(request, field);
    return await use(content, name, fields);
  } finally {
    users.delete(userId);
  }
}

async function readFile(request: FastifyRequest, field: string) {
  try {
    // The multipart parser would wait for ever.
    if (request.raw.destroyed) throw new Error('the connection is lost');
    const file = await request.file();
    if (file?.fieldname !== field) throw invalidField(field, 'missing_file');
    return { content: await file.toBuffer(), name: file.filename, fields: readFields(file.fields) };
  } catch (error) {
    if (error instanceof HttpError || (error instanceof Error && 'statusCode' in error)) throw error;
    throw Object.assign(invalidField(field, 'broken_upload'), { cause: error });
  }
}

/** Those sent before the file. */
function readFields(fields: MultipartFields): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const field of Object.values(fields).flat()) {
    if (field?.type === 'field') texts[field.fieldname] = String(field.value);
  }
  return texts;
}
