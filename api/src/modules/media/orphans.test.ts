import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { JobPayloads } from '../../jobs/queues.ts';
import { createMaterial, createUser } from '../../testing/factories.ts';
import { storageNames, useStorages } from '../../testing/storages.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { removeOrphanFiles } from './orphans.ts';
import { removeFiles } from './remove-files.ts';
import { addDocument, addPicture } from './service.ts';

const context = useTestApp();
const storages = useStorages();
let photo: Buffer;

beforeAll(async () => {
  photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#b24019' } })
    .jpeg()
    .toBuffer();
});

const tomorrow = () => new Date(Date.now() + 25 * 3_600_000);

describe.each(storageNames)('les fichiers sans usage, sur %s', (name) => {
  let ownerId: string;
  const storage = () => storages[name];
  const jobs = () => ({
    ...context.jobs,
    enqueue: (_db: unknown, _name: string, payload: unknown) =>
      removeFiles(storage(), (payload as JobPayloads['file-removal']).keys),
  });
  const run = (now?: Date) => removeOrphanFiles({ db: context.db, jobs: jobs() }, now);

  beforeEach(async () => {
    ownerId = (await createUser(context.db)).id;
  });

  async function sendPhoto(owner: string | null = ownerId) {
    const silent = { ...context.jobs, enqueue: async () => {} };
    const { id } = await addPicture({ db: context.db, jobs: silent, storage: storage() }, photo, owner);
    const row = await context.db
      .selectFrom('media')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return { id, key: row.originalKey };
  }
  const sendPdf = () =>
    addDocument(
      { db: context.db, storage: storage() },
      { content: Buffer.from('%PDF-1.4\n%%EOF'), name: 'Fiche.pdf', ownerId },
    );
  async function isStored(key: string) {
    const file = await storage().find(key);
    file?.content.destroy();
    return file !== undefined;
  }

  it('sont retirés après un jour, ligne et fichier', async () => {
    const [picture, document] = [await sendPhoto(), await sendPdf()];
    await run();
    expect([await isStored(picture.key), await isStored(document.storageKey)]).toEqual([true, true]);
    await run(tomorrow());
    expect([await isStored(picture.key), await isStored(document.storageKey)]).toEqual([false, false]);
    const { rows } = await sql`
      select id from media where id = ${picture.id}
      union all select id from material_documents where id = ${document.id}`.execute(context.db);
    expect(rows).toEqual([]);
  });

  it('restent tant qu’un matériau, un profil ou un brouillon s’en sert, ou s’ils sont à la maison', async () => {
    const { db } = context;
    const pictures = {
      material: await sendPhoto(),
      profile: await sendPhoto(),
      draft: await sendPhoto(),
      house: await sendPhoto(null),
    };
    const [placed, drafted] = [await sendPdf(), await sendPdf()];
    const material = await createMaterial(db);
    await db
      .insertInto('materialImages')
      .values({ materialId: material.id, position: 0, mediaId: pictures.material.id, alt: '' })
      .execute();
    await db
      .updateTable('materialDocuments')
      .set({ materialId: material.id, position: 0 })
      .where('id', '=', placed.id)
      .execute();
    await db
      .updateTable('users')
      .set({ profileImageId: pictures.profile.id })
      .where('id', '=', ownerId)
      .execute();
    await db
      .insertInto('materialDrafts')
      .values({
        id: material.id,
        authorId: ownerId,
        content: '{}',
        pictureIds: [pictures.draft.id],
        documentIds: [drafted.id],
      })
      .execute();
    await run(tomorrow());
    const keys = [...Object.values(pictures).map(({ key }) => key), placed.storageKey, drafted.storageKey];
    expect(await Promise.all(keys.map(isStored))).toEqual(keys.map(() => true));
  });

  it('restent si la copie d’un document s’en sert encore', async () => {
    const [orphan, copy] = [await sendPdf(), await sendPdf()];
    const material = await createMaterial(context.db);
    await context.db
      .updateTable('materialDocuments')
      .set({ materialId: material.id, position: 0, storageKey: orphan.storageKey })
      .where('id', '=', copy.id)
      .execute();
    await run(tomorrow());
    expect(await isStored(orphan.storageKey)).toBe(true);
  });
});

it('chaque clé étrangère vers une image est connue du nettoyage', async () => {
  const { rows } = await sql<{ reference: string }>`
    select conrelid::regclass || '.' || attname as reference
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'media'::regclass order by 1`.execute(context.db);
  expect(rows.map(({ reference }) => reference)).toEqual([
    'material_images.media_id',
    'provider_profiles.banner_id',
    'users.profile_image_id',
  ]);
});
