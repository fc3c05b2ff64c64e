import { expect, it } from 'vitest';
import { newId } from '../../lib/ids.ts';
import { createExchange } from '../../testing/correspondents.ts';
import { createMaterial } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { addDocument } from '../media/service.ts';
import { removeDeletedMaterials } from './deleted-materials.ts';

const context = useTestApp();
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const run = (now?: Date) => removeDeletedMaterials(context, now);
const deleted = (days: number) => ({
  status: 'archive',
  deletedAt: daysAgo(days),
  statusBeforeDeletion: 'publie',
});
const find = (id: string) =>
  context.db.selectFrom('materials').selectAll().where('id', '=', id).executeTakeFirst();

async function attachPdf(materialId: string, ownerId: string) {
  const content = Buffer.from('%PDF-1.4\n%%EOF');
  const { id, storageKey } = await addDocument(context, { content, name: 'Fiche.pdf', ownerId });
  await context.db
    .updateTable('materialDocuments')
    .set({ materialId, position: 0 })
    .where('id', '=', id)
    .execute();
  return storageKey;
}

async function isStored(key: string) {
  const file = await context.storage.find(key);
  file?.content.destroy();
  return file !== undefined;
}

it('un matériau supprimé disparaît après trente jours, pas avant', async () => {
  const old = await createMaterial(context.db, deleted(31));
  const recent = await createMaterial(context.db, deleted(29));
  const alive = await createMaterial(context.db);
  await run();
  expect([await find(old.id), (await find(recent.id))?.id, (await find(alive.id))?.id]).toEqual([
    undefined,
    recent.id,
    alive.id,
  ]);
});

it('s’il en est question dans une conversation, il n’en reste que le titre et le prix', async () => {
  const exchange = await createExchange(context);
  const { materialId } = await context.db
    .selectFrom('conversations')
    .select('materialId')
    .where('id', '=', exchange.id)
    .executeTakeFirstOrThrow();
  const before = await find(materialId);
  const key = await attachPdf(materialId, before?.sellerId ?? '');
  await context.db.updateTable('materials').set(deleted(31)).where('id', '=', materialId).execute();
  await run();
  await run();
  expect(await find(materialId)).toMatchObject({
    title: before?.title,
    priceCents: before?.priceCents,
    description: 'Annonce supprimée.',
    city: '',
    status: 'archive',
  });
  expect((await exchange.buyer.read(exchange.id)).id).toBe(exchange.id);
  await expect.poll(() => isStored(key), { timeout: 10_000 }).toBe(false);

  await context.db.deleteFrom('conversations').where('id', '=', exchange.id).execute();
  await run();
  expect(await find(materialId)).toBeUndefined();
});

it('signalé, il reste vidé tant que le signalement est gardé', async () => {
  const { id } = await createMaterial(context.db, deleted(31));
  const report = { id: newId(), materialId: id, reason: 'autre', text: 'Annonce trompeuse' };
  await context.db.insertInto('reports').values(report).execute();
  await run();
  expect(await find(id)).toMatchObject({ description: 'Annonce supprimée.', city: '' });
  await context.db.deleteFrom('reports').where('id', '=', report.id).execute();
  await run();
  expect(await find(id)).toBeUndefined();
});

it('un document que partage une copie reste', async () => {
  const original = await createMaterial(context.db, deleted(31));
  const seller = (await find(original.id))?.sellerId ?? '';
  const key = await attachPdf(original.id, seller);
  const copy = await createMaterial(context.db, { sellerId: seller });
  const copied = await attachPdf(copy.id, seller);
  await context.db
    .updateTable('materialDocuments')
    .set({ storageKey: key })
    .where('storageKey', '=', copied)
    .execute();
  await run();
  expect(await find(original.id)).toBeUndefined();
  expect(await isStored(key)).toBe(true);
});
