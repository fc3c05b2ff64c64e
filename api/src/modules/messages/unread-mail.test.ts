import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createExchange } from '../../testing/correspondents.ts';
import { readAllMails } from '../../testing/mailbox.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { composeUnreadMail } from './mails.ts';
import { sendUnreadMail } from './unread-mail.ts';

const context = useTestApp();
const site = { brandName: 'Parpaing', publicUrl: 'http://localhost:8080' };
const tell = (messageId: string) =>
  sendUnreadMail({ ...site, db: context.db, jobs: context.jobs }, messageId);

async function listWaiting(messageId: string) {
  const { rows } = await sql`
    select extract(epoch from start_after - created_on)::int as seconds from pgboss.job
    where name = 'unread-mail' and data->>'messageId' = ${messageId}`.execute(context.db);
  return rows;
}

describe('un message', () => {
  it('resté sans lecture deux minutes est annoncé par courriel, une fois jusqu’à ce qu’il soit lu', async () => {
    const { buyer, seller, id } = await createExchange(context);
    const first = (await seller.send(id, 'Oui & sous abri.')).json().id;
    expect(await listWaiting(first)).toEqual([{ seconds: 120 }]);
    const second = (await seller.send(id, 'Vous êtes là ?')).json().id;
    for (const messageId of [first, second, first]) await tell(messageId);

    const [mail, ...others] = await readAllMails(context, buyer.email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Nouveau message de Négoce Dupré');
    expect(mail?.text).toContain('À propos de\u00a0: Laine de verre GR 32');
    expect(mail?.text).toContain('> Oui & sous abri.');
    expect(mail?.html).toContain('Oui &amp; sous abri.');
    expect(mail?.links).toContain(`http://localhost:8080/messages/${id}`);
    expect(JSON.stringify(mail)).not.toContain(seller.email);
    expect(await readAllMails(context, seller.email)).toEqual([]);

    await buyer.markRead(id, second);
    const third = (await seller.send(id, 'Alors ?')).json().id;
    await tell(third);
    expect(await readAllMails(context, buyer.email)).toHaveLength(2);
  });

  it('lu, archivé ou répondu entre-temps ne l’est pas, même si un autre vient d’arriver', async () => {
    const { buyer, seller, id } = await createExchange(context);
    const read = (await seller.send(id, 'un')).json().id;
    await buyer.markRead(id, read);
    const latest = (await seller.send(id, 'deux')).json().id;
    await tell(read);
    await buyer.archive(id);
    await tell(latest);
    await buyer.archive(id, false);
    await buyer.send(id, 'Bien reçu');
    await tell(latest);
    expect(await readAllMails(context, buyer.email)).toEqual([]);
  });

  it('que la base n’a finalement pas gardé n’est pas annoncé non plus', async () => {
    const { seller, id } = await createExchange(context);
    await sql`
      create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$`.execute(
      context.db,
    );
    await sql`
      create constraint trigger refuse after insert on messages deferrable initially deferred
      for each row when (new.text = 'perdu') execute function refuse()`.execute(context.db);
    const countWaiting = async () => {
      const { rows } = await sql`select id from pgboss.job where name = 'unread-mail'`.execute(context.db);
      return rows.length;
    };
    const before = await countWaiting();
    expect((await seller.send(id, 'perdu')).statusCode).toBe(500);
    expect(await countWaiting()).toBe(before);
    expect((await seller.send(id, 'gardé')).statusCode).toBe(200);
    expect(await countWaiting()).toBe(before + 1);
  });

  it('ne laisse rien dans le journal', async () => {
    const { seller, id } = await createExchange(context);
    const { id: messageId } = (await seller.send(id, 'Rendez-vous au quai de Bercy')).json();
    await tell(messageId);
    const journal = context.logLines.join('\n');
    for (const secret of ['quai de Bercy', 'Négoce Dupré', seller.email])
      expect(journal).not.toContain(secret);
  });
});

it('un long message n’est cité que par son début, sans mot coupé', () => {
  const text = 'brique '.repeat(100);
  const mail = composeUnreadMail(site, {
    to: 'a@exemple.fr',
    senderName: 'Camille R.',
    materialTitle: 'Briques',
    text,
    conversationId: 'x',
  });
  const quote = /^> (.*)$/m.exec(mail.text)?.[1] ?? '';
  expect(quote.length).toBeLessThanOrEqual(301);
  expect(quote).toMatch(/ brique…$/);
});
