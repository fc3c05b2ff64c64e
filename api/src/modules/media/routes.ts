import { type App, endpoint } from '../../endpoint.ts';
import { notFound } from '../../errors.ts';
import type { ApiOptions } from '../../options.ts';
import { findVariant } from './service.ts';

export function mediaRoutes(app: App, { storage }: ApiOptions) {
  app.route({
    ...endpoint('readPicture'),
    handler: async ({ params, headers }, reply) => {
      const etag = `"${params.id}/${params.file}"`;
      const variant = await findVariant(storage, params.id, params.file);
      if (!variant) throw notFound();
      // What an address shows never changes: another picture has another id.
      reply.headers({ 'cache-control': 'public, max-age=31536000, immutable', etag });
      if (headers['if-none-match']?.includes(etag)) {
        variant.content.destroy();
        return reply.code(304).send(undefined as never);
      }
      reply.type(variant.contentType).header('content-length', variant.size);
      return reply.send(variant.content as never);
    },
  });
}
