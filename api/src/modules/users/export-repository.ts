import type { Database } from '../../db/database.ts';

export function readAccount(db: Database, id: string) {
  return db
    .selectFrom('users')
    .select([
      'id',
      'email',
      'fullName',
      'phoneNumber',
      'address',
      'city',
      'country',
      'role',
      'profileImageId',
      'verifiedAt',
      'termsAcceptedAt',
      'lastLoginAt',
      'createdAt',
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

export function readSeller(db: Database, userId: string) {
  return db.selectFrom('providerProfiles').selectAll().where('userId', '=', userId).executeTakeFirst();
}

export function readSessions(db: Database, userId: string) {
  return db
    .selectFrom('sessions')
    .select(['id', 'device', 'sharedDevice', 'createdAt', 'lastUsedAt', 'expiresAt', 'revokedAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .execute();
}

export function readDevices(db: Database, userId: string) {
  return db
    .selectFrom('knownDevices')
    .select(['device', 'lastSeenAt'])
    .where('userId', '=', userId)
    .orderBy('device')
    .execute();
}

export function readRememberedDevices(db: Database, userId: string) {
  return db
    .selectFrom('rememberedDevices')
    .select('lastSeenAt')
    .where('userId', '=', userId)
    .orderBy('lastSeenAt')
    .execute();
}

export async function readMaterials(db: Database, sellerId: string) {
  const rows = await db
    .selectFrom('materials')
    .selectAll()
    .where('sellerId', '=', sellerId)
    .orderBy('createdAt')
    .execute();
  return rows.map(({ searchVector, headline, titleKey, ...material }) => material);
}

export function readPictures(db: Database, ownerId: string) {
  return db
    .selectFrom('media')
    .leftJoin('materialImages', 'mediaId', 'media.id')
    .select(['media.id', 'contentType', 'width', 'height', 'createdAt', 'materialId', 'position', 'alt'])
    .where('ownerId', '=', ownerId)
    .orderBy('createdAt')
    .orderBy('position')
    .execute();
}

export function readDrafts(db: Database, authorId: string) {
  return db
    .selectFrom('materialDrafts')
    .select(['id', 'content', 'version', 'pictureIds', 'documentIds', 'createdAt', 'updatedAt'])
    .where('authorId', '=', authorId)
    .orderBy('createdAt')
    .execute();
}

export function readDocuments(db: Database, ownerId: string) {
  const documents = db
    .selectFrom('materialDocuments as document')
    .select(['document.id', 'materialId', 'position', 'document.title', 'bytes', 'document.createdAt']);
  return documents
    .where('ownerId', '=', ownerId)
    .union(documents.innerJoin('materials', 'materials.id', 'materialId').where('sellerId', '=', ownerId))
    .orderBy('materialId')
    .orderBy('position')
    .execute();
}

export function readNewsletter(db: Database, email: string) {
  return db
    .selectFrom('newsletterSubscriptions')
    .select(['email', 'status', 'createdAt', 'confirmedAt', 'unsubscribedAt'])
    .where('email', '=', email)
    .executeTakeFirst();
}

export function readContactRequests(db: Database, email: string) {
  return db
    .selectFrom('contactRequests')
    .select(['id', 'name', 'email', 'topic', 'message', 'createdAt', 'answer', 'answeredAt'])
    .where('email', '=', email)
    .orderBy('createdAt')
    .execute();
}

export function readVerificationRequests(db: Database, userId: string) {
  return db
    .selectFrom('verificationRequests')
    .select(['id', 'companyName', 'businessType', 'taxId', 'status', 'message', 'createdAt', 'decidedAt'])
    .where('userId', '=', userId)
    .orderBy('id')
    .execute();
}
