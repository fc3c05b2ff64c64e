import type { ModerationAction, ModerationReason, ModerationTarget } from '@parpaing/contract/moderation';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { newId } from '../../lib/ids.ts';

export interface LogInput {
  action: ModerationAction;
  kind: ModerationTarget;
  targetId: string;
  label: string;
  reason?: ModerationReason;
  note?: string;
}

export interface LogRow {
  id: string;
  actor: string | null;
  action: ModerationAction;
  targetKind: ModerationTarget;
  targetId: string;
  targetLabel: string;
  reason: ModerationReason | null;
  note: string;
  createdAt: Date;
}

export async function insertLog(
  db: Database,
  actorId: string | null,
  { action, kind, targetId, label, reason, note = '' }: LogInput,
): Promise<void> {
  await db
    .insertInto('moderationLog')
    .values({ id: newId(), actorId, action, targetKind: kind, targetId, targetLabel: label, reason, note })
    .execute();
}

export async function insertMaterialEdits(
  db: Database,
  actorId: string,
  materialIds: string[],
  note: string,
): Promise<void> {
  await sql`
    insert into moderation_log (id, actor_id, action, target_kind, target_id, target_label, note)
    select entry.id, ${actorId}, 'edit_material', 'material', materials.id, title, ${note}
    from unnest(${materialIds.map(() => newId())}::uuid[], ${materialIds}::uuid[]) as entry (id, material_id)
    join materials on materials.id = material_id`.execute(db);
}

export const listLog = (db: Database, before: string | undefined, limit: number): Promise<LogRow[]> =>
  selectLog(db, before ? sql`moderation_log.id < ${before}` : sql`true`, limit);

export const listLogOf = (db: Database, targetId: string, limit: number): Promise<LogRow[]> =>
  selectLog(db, sql`target_id = ${targetId}`, limit);

async function selectLog(db: Database, condition: RawBuilder<unknown>, limit: number): Promise<LogRow[]> {
  const { rows } = await sql<LogRow>`
    select moderation_log.id, full_name as actor, action, target_kind, target_id, target_label, reason, note,
      moderation_log.created_at
    from moderation_log left join users on users.id = actor_id
    where ${condition}
    order by moderation_log.id desc limit ${limit}`.execute(db);
  return rows;
}

export async function eraseNameOf(db: Database, userId: string): Promise<void> {
  await sql`
    update moderation_log set target_label = 'Compte supprimé', note = ''
    where target_id = ${userId}`.execute(db);
}
