import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { newId } from '../../lib/ids.ts';
import { createMaterial } from '../../testing/factories.ts';
import { readAllMails, waitForMails } from '../../testing/mailbox.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { sendWeeklyLetter } from './weekly-letter.ts';

const context = useTestApp();
const site = { brandName: 'Parpaing', publicUrl: 'http://localhost:8080' };
const send = () => sendWeeklyLetter({ ...site, db: context.db, jobs: context.jobs });
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

async function addReader(status: string) {
  const id = newId();
  const email = `${id}@exemple.fr`;
  await context.db.insertInto('newsletterSubscriptions').values({ id, email, status }).execute();
  return email;
}

it('part le jeudi matin', async () => {
  const { rows } = await sql`select cron, timezone from pgboss.schedule where name = 'weekly-letter'`.execute(
    context.db,
  );
  expect(rows).toEqual([{ cron: '0 7 * * 4', timezone: 'Europe/Paris' }]);
});

it('ne part pas quand rien n’est arrivé', async () => {
  await createMaterial(context.db, { condition: 'surplus', publishedAt: daysAgo(8) });
  await createMaterial(context.db, { condition: 'neuf', publishedAt: daysAgo(1) });
  await createMaterial(context.db, { condition: 'reemploi', publishedAt: daysAgo(1), status: 'vendu' });
  await createMaterial(context.db, { condition: 'reemploi', publishedAt: daysAgo(1), stock: 0 });
  const email = await addReader('confirmed');
  await send();
  expect(await readAllMails(context, email)).toEqual([]);
});

it('dit une fois par semaine, à qui l’a confirmé, ce qui vient d’arriver', async () => {
  const tiles = await createMaterial(context.db, {
    title: 'Tomettes & carreaux',
    condition: 'reemploi',
    publishedAt: daysAgo(2),
  });
  const reader = await addReader('confirmed');
  const others = await Promise.all(['pending', 'unsubscribed'].map(addReader));
  await send();
  await send();

  const [mail] = await waitForMails(context.app, reader, 1);
  expect(mail?.subject).toBe('Les arrivages du jeudi');
  expect(mail?.text).toContain('Tomettes & carreaux\nRéemploi, ');
  expect(mail?.html).toContain('Tomettes &amp; carreaux');
  expect(mail?.links).toContain(`http://localhost:8080/materials/${tiles.id}`);
  expect(await readAllMails(context, reader)).toHaveLength(1);
  for (const other of others) expect(await readAllMails(context, other)).toEqual([]);
  const { rows: waited } = await sql`
    select distinct priority from pgboss.job where name = 'mail-delivery'`.execute(context.db);
  expect(waited).toEqual([{ priority: -1 }]);
  const { rows: terms } = await sql`
    select distinct round(extract(epoch from expires_at - now()) / 86400)::int as days
    from newsletter_tokens`.execute(context.db);
  expect(terms).toEqual([{ days: 365 }]);

  const link = mail?.links.find((address) => address.includes('/api/newsletter/unsubscribe?')) ?? '';
  await context.app.inject({ method: 'POST', url: link.slice(site.publicUrl.length) });
  await sql`update newsletter_subscriptions set last_letter_at = now() - interval '7 days'`.execute(
    context.db,
  );
  await send();
  expect(await readAllMails(context, reader)).toHaveLength(1);
});
