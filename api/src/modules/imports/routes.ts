import { chooseLanguage } from '@parpaing/contract/languages';
import { limits } from '@parpaing/contract/limits';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type App, answerNothing, privateEndpoint } from '../../http/endpoint.ts';
import { invalidField } from '../../http/errors.ts';
import { consumeLimit, hourSeconds } from '../../http/rate-limits.ts';
import { receiveUpload, registerUploadRoutes, uploadEndpoint } from '../../http/uploads.ts';
import { isUuid } from '../../lib/ids.ts';
import type { ApiOptions } from '../../options.ts';
import { requireSeller, requireSellingWriter } from '../auth/current-user.ts';
import { getCategories } from '../categories/service.ts';
import { writeBadLines } from './downloads/bad-lines.ts';
import { writeExport } from './downloads/export.ts';
import { writeTemplate } from './downloads/template.ts';
import { listTargets } from './fields.ts';
import type { ImportRow } from './import-repository.ts';
import { partKey } from './photos/parts.ts';
import { presentImport } from './presenter.ts';
import {
  cancelImport,
  confirmImport,
  createImport,
  createPhotoImport,
  getImport,
  listImports,
  mapImport,
  requireExpectedPart,
} from './service.ts';

const importsPerHour = 60;
const filesPerHour = 120;
const partsPerHour = 300;
const fileNameLength = 200;

export function importRoutes(app: App, options: ApiOptions) {
  const { db, storage } = options;

  const languageOf = ({ headers }: FastifyRequest) => chooseLanguage(headers['accept-language']);
  const present = async (request: FastifyRequest, row: ImportRow) =>
    presentImport(row, await getCategories(db), languageOf(request));

  app.route({
    ...privateEndpoint('readImportTemplate'),
    handler: async (request, reply) => {
      const { id } = requireSeller(request);
      await consumeLimit(db, `seller files ${id}`, filesPerHour, hourSeconds);
      const { category } = request.query;
      return sendCsv(reply, `modele-${category}`, await writeTemplate(db, category));
    },
  });

  app.route({
    ...privateEndpoint('listImportFields'),
    handler: async (request) => {
      requireSeller(request);
      return { fields: listTargets(await getCategories(db), languageOf(request)) };
    },
  });

  app.route({
    ...privateEndpoint('listImports'),
    handler: async (request) => {
      const rows = await listImports(db, requireSeller(request).id);
      return { items: await Promise.all(rows.map((row) => present(request, row))) };
    },
  });

  app.route({
    ...privateEndpoint('readImport'),
    handler: async (request) =>
      present(request, await getImport(db, requireSeller(request).id, request.params.id)),
  });

  app.route({
    ...privateEndpoint('mapImport'),
    handler: async (request) => {
      const user = await requireSellingWriter(db, request);
      return present(request, await mapImport(options, user, request.params.id, request.body.targets));
    },
  });

  app.route({
    ...privateEndpoint('confirmImport'),
    handler: async (request) => {
      const user = await requireSellingWriter(db, request);
      return present(request, await confirmImport(options, user, request.params.id, request.body));
    },
  });

  app.route({
    ...privateEndpoint('cancelImport'),
    handler: async (request, reply) => {
      await cancelImport(options, await requireSellingWriter(db, request), request.params.id);
      return answerNothing(reply);
    },
  });

  app.route({
    ...privateEndpoint('readBadLines'),
    handler: async (request, reply) => {
      const { id } = requireSeller(request);
      await consumeLimit(db, `seller files ${id}`, filesPerHour, hourSeconds);
      const row = await getImport(db, id, request.params.id);
      return sendCsv(reply, 'lignes-a-corriger', await writeBadLines(db, row, languageOf(request)));
    },
  });

  app.route({
    ...privateEndpoint('exportMaterials'),
    handler: async (request, reply) => {
      const { id } = requireSeller(request);
      await consumeLimit(db, `seller files ${id}`, filesPerHour, hourSeconds);
      return sendCsv(reply, 'mes-materiaux', await writeExport(db, id));
    },
  });

  app.route({
    ...privateEndpoint('createPhotoImport'),
    handler: async (request) => {
      const user = await requireSellingWriter(db, request);
      await consumeLimit(db, `imports ${user.id}`, importsPerHour, hourSeconds);
      return present(request, await createPhotoImport(options, user, request.body));
    },
  });

  registerUploadRoutes(app, limits.importBytes, (scope) => {
    scope.route({
      ...uploadEndpoint('createImport'),
      handler: async (request) => {
        const user = await requireSellingWriter(db, request);
        await consumeLimit(db, `imports ${user.id}`, importsPerHour, hourSeconds);
        return receiveUpload(request, { field: 'file', userId: user.id }, async (content, name, fields) => {
          const fileName =
            name.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '').slice(-fileNameLength) || 'import.csv';
          return present(
            request,
            await createImport(options, user, { id: requireId(fields), fileName, content }),
          );
        });
      },
    });

    scope.route({
      ...uploadEndpoint('addImportPart'),
      handler: async (request, reply) => {
        const user = requireSeller(request);
        await consumeLimit(db, `import parts ${user.id}`, partsPerHour, hourSeconds);
        await receiveUpload(request, { field: 'part', userId: user.id }, async (content, _, fields) => {
          const id = requireId(fields);
          const number = Number(fields.number);
          await requireExpectedPart(db, user, id, { number, bytes: content.length });
          await storage.write(partKey(id, number), content, 'application/octet-stream');
        });
        return answerNothing(reply);
      },
    });
  });
}

function requireId({ id = '' }: Record<string, string>): string {
  const known = id.toLowerCase();
  if (!isUuid(known)) throw invalidField('id', 'wrong_kind');
  return known;
}

function sendCsv(reply: FastifyReply, name: string, text: string) {
  reply.header('content-disposition', `attachment; filename="${name}.csv"`);
  reply.type('text/csv; charset=utf-8');
  return text as never;
}
