import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { waitForMails } from '../../testing/mailbox.ts';
import { useTestApp } from '../../testing/test-app.ts';
import type { Mail } from './mail.ts';

const context = useTestApp();
const production = useTestApp({ keepsMail: false });

const mail: Mail = {
  to: 'Camille@exemple.fr',
  subject: 'Vérifiez <votre> adresse',
  text: 'Ouvrez http://localhost:8080/auth/verify-email?token=abc. Merci.',
  html: '<p onclick="alert(1)">Bonjour</p>',
};

async function readMailbox(query = '') {
  const response = await context.app.inject({
    url: `/dev/mailbox${query}`,
    headers: { accept: 'application/json' },
  });
  return response.json().mails;
}

describe('un courriel', () => {
  it('part avec la transaction qui le demande, et se lit dans la boîte de développement', async () => {
    await context.db
      .transaction()
      .execute((transaction) => context.jobs.enqueue(transaction, 'mail-delivery', mail));
    await vi.waitFor(async () => expect(await readMailbox()).toHaveLength(1), { timeout: 10_000 });
    expect((await readMailbox('?to=camille@exemple.fr'))[0]).toMatchObject({
      to: 'Camille@exemple.fr',
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      links: ['http://localhost:8080/auth/verify-email?token=abc'],
    });
    expect(await readMailbox('?to=autre@exemple.fr')).toEqual([]);
  });

  it('ne part pas quand la transaction échoue', async () => {
    const failed = context.db.transaction().execute(async (transaction) => {
      await context.jobs.enqueue(transaction, 'mail-delivery', { ...mail, to: 'fantome@exemple.fr' });
      throw new Error('rolled back');
    });
    await expect(failed).rejects.toThrow('rolled back');
    await context.jobs.enqueue(context.db, 'mail-delivery', { ...mail, to: 'temoin@exemple.fr' });
    await vi.waitFor(async () => expect(await readMailbox('?to=temoin@exemple.fr')).toHaveLength(1), {
      timeout: 10_000,
    });
    expect(await readMailbox('?to=fantome@exemple.fr')).toEqual([]);
  });

  it('que l’on attend passe devant cent lettres', async () => {
    await context.db.transaction().execute(async (transaction) => {
      const letter = { ...mail, subject: 'Lettre' };
      for (let sent = 0; sent < 99; sent++)
        await context.jobs.enqueue(transaction, 'mail-delivery', letter, { priority: -1 });
      await context.jobs.enqueue(transaction, 'mail-delivery', { ...mail, to: 'presse@exemple.fr' });
    });
    const [waited] = await waitForMails(context.app, 'presse@exemple.fr', 1);
    const { rows } = await sql`
      select from kept_mails where subject = 'Lettre' and id < ${waited?.id}`.execute(context.db);
    expect(rows.length).toBeLessThan(10);
  });
});

describe('la boîte de développement', () => {
  it('montre les courriels à un navigateur sans laisser agir leur contenu', async () => {
    const response = await context.app.inject({ url: '/dev/mailbox', headers: { accept: 'text/html' } });
    expect(response.headers['content-type']).toContain('text/html');
    expect(response.body).toContain('Vérifiez &lt;votre&gt; adresse');
    expect(response.body).not.toContain('<p onclick');
  });

  it('n’existe pas en production', async () => {
    expect((await production.app.inject('/dev/mailbox')).statusCode).toBe(404);
  });
});
