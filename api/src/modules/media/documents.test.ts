import { get, type IncomingMessage } from 'node:http';
import { expect, it, vi } from 'vitest';
import { newId } from '../../lib/ids.ts';
import { createMaterial, createSeller } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { deleteAccount } from '../users/account-deletion.ts';
import { describeDisposition } from './documents.ts';
import { enqueueRemoval } from './remove-files.ts';
import { documentKey } from './storage.ts';

const context = useTestApp();
const content = Buffer.from('%PDF-1.4 une page');

async function createDocument(materialId: string, position = 0, bytes = content) {
  const id = newId();
  const storageKey = documentKey(id);
  await context.storage.write(storageKey, bytes, 'application/pdf');
  await context.db
    .insertInto('materialDocuments')
    .values({ id, materialId, position, title: 'Fiche d’été', storageKey, bytes: bytes.length })
    .execute();
  return { id, storageKey };
}
const open = (id: string) => context.app.inject(`/media/documents/${id}`);

it('un visiteur trouve les documents d’une annonce, et les ouvre', async () => {
  const material = await createMaterial(context.db);
  const { id } = await createDocument(material.id);
  const { documents } = (await context.app.inject(`/api/materials/${material.id}`)).json();
  expect(documents).toEqual([
    { id, name: 'Fiche d’été', bytes: content.length, url: `/media/documents/${id}` },
  ]);
  const response = await context.app.inject(documents[0].url);
  expect(response.statusCode).toBe(200);
  expect(response.rawPayload).toEqual(content);
  expect(response.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': describeDisposition('Fiche d’été'),
    'x-content-type-options': 'nosniff',
  });
});

it('il les enregistre sous leur titre, quel que soit son navigateur', () => {
  expect(describeDisposition('Fiche d’été (v2)')).toBe(
    `inline; filename="fiche-d-ete-v2-.pdf"; filename*=UTF-8''Fiche%20d%E2%80%99%C3%A9t%C3%A9%20%28v2%29.pdf`,
  );
});

it('ceux d’une annonce qui n’est pas en vente ne s’ouvrent pas, ni ceux qui n’existent pas', async () => {
  const material = await createMaterial(context.db, { status: 'en_pause' });
  const { id } = await createDocument(material.id);
  const codes = await Promise.all([id, newId(), 'fiche'].map(async (key) => (await open(key)).statusCode));
  expect(codes).toEqual([404, 404, 400]);
});

it('une annonce n’en porte pas plus de cinq', async () => {
  const { id } = await createMaterial(context.db);
  for (let position = 0; position < 5; position++) await createDocument(id, position);
  await expect(createDocument(id, 5)).rejects.toThrow('material_documents_position_check');
});

it('les fichiers de tout un compte s’en vont en peu de tâches, chacun une fois', async () => {
  const sent: string[][] = [];
  const enqueue = async (_db: unknown, name: string, payload: unknown) => {
    expect(name).toBe('file-removal');
    sent.push((payload as { keys: string[] }).keys);
  };
  const keys = Array.from({ length: 1201 }, (_, index) => `documents/${index}.pdf`);
  await enqueueRemoval({ enqueue, wake: () => {}, stop: async () => {} }, context.db, keys);
  expect(sent.map(({ length }) => length)).toEqual([500, 500, 201]);
  expect(sent.flat()).toEqual(keys);
});

it('ils s’en vont avec le compte du vendeur, fichiers compris', async () => {
  const seller = await createSeller(context.db);
  const material = await createMaterial(context.db, { sellerId: seller.id });
  const { id, storageKey } = await createDocument(material.id);
  await deleteAccount(context, seller.id);
  const left = await context.db.selectFrom('materialDocuments').select('id').where('id', '=', id).execute();
  expect(left).toEqual([]);
  await vi.waitFor(async () => expect(await context.storage.find(storageKey)).toBeUndefined(), 10_000);
});

it('qui le télécharge lentement ne prend la place de personne', async () => {
  const material = await createMaterial(context.db);
  // More than the socket's buffers hold.
  const { id } = await createDocument(material.id, 0, Buffer.alloc(10 * 2 ** 20));
  const origin = await context.app.listen({ host: '127.0.0.1', port: 0 });
  const download = await new Promise<IncomingMessage>((resolve) =>
    get(`${origin}/media/documents/${id}`, resolve),
  );
  expect(download.statusCode).toBe(200);
  expect(context.options.lanes.reads.queue.counts).toMatchObject({ running: 0, waiting: 0 });
  expect(download.complete).toBe(false);
  download.destroy();
});
