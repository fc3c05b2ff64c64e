import type { PictureFormat } from '@parpaing/contract/units';
import { type App, endpoint, publicRead } from '../../http/endpoint.ts';
import { notFound } from '../../http/errors.ts';
import type { ApiOptions } from '../../options.ts';
import { describeDisposition, openDocument } from './documents.ts';
import { type MediaStorage, type StoredFile, variantKey } from './storage.ts';

/** Browsers render a PDF in a page of their own, which the API's policy would leave blank. */
const documentPolicy =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

export function mediaRoutes(app: App, { lanes: { reads }, storage }: ApiOptions) {
  app.route({
    ...endpoint('readPicture'),
    handler: async ({ params, headers }, reply) => {
      const etag = `"${params.id}/${params.file}"`;
      const variant = await findVariant(storage, params.id, params.file);
      if (!variant) throw notFound();
      reply.headers({ 'cache-control': 'public, max-age=31536000, immutable', etag });
      if (headers['if-none-match']?.includes(etag)) {
        variant.content.destroy();
        return reply.code(304).send(undefined as never);
      }
      reply.type(variant.contentType).header('content-length', variant.size);
      return reply.send(variant.content as never);
    },
  });

  app.route({
    ...publicRead('reads', 'readDocument'),
    handler: async ({ params }, reply) => {
      const { content, size, title } = await openDocument(reads.db, storage, params.id);
      reply.headers({
        // A seller may withdraw it, so each request revalidates.
        'cache-control': 'no-cache',
        'content-disposition': describeDisposition(title),
        'content-security-policy': documentPolicy,
        'content-length': size,
      });
      reply.type('application/pdf');
      return content as never;
    },
  });
}

async function findVariant(
  storage: MediaStorage,
  id: string,
  file: string,
): Promise<(StoredFile & { contentType: string }) | undefined> {
  const [width, format] = file.split('.') as [string, PictureFormat];
  const stored = await storage.find(variantKey(id, Number(width), format));
  return stored && { ...stored, contentType: `image/${format}` };
}
