import type { Selectable } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { KeptMails } from '../../db/types.ts';
import { newId } from '../../lib/ids.ts';
import type { Mail } from './mail.ts';

export type KeptMailRow = Selectable<KeptMails>;

const shownMails = 100;

export async function keepMail(db: Database, { to, subject, text, html }: Mail): Promise<void> {
  await db.insertInto('keptMails').values({ id: newId(), recipient: to, subject, text, html }).execute();
}

export function listRecentMails(db: Database, recipient: string | undefined): Promise<KeptMailRow[]> {
  return db
    .selectFrom('keptMails')
    .selectAll()
    .$if(recipient !== undefined, (query) => query.where('recipient', '=', recipient ?? ''))
    .orderBy('id', 'desc')
    .limit(shownMails)
    .execute();
}
