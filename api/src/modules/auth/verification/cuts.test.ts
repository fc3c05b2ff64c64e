import { type KyselyPlugin, sql } from 'kysely';
import { expect, it } from 'vitest';
import { newId } from '../../../lib/ids.ts';
import { hashToken, newToken } from '../../../lib/tokens.ts';
import { createMaterial, testPassword } from '../../../testing/factories.ts';
import { readAllMails, waitForMails } from '../../../testing/mailbox.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { createAccessTokens } from '../access-tokens.ts';
import { register } from '../registration.ts';
import { verifyEmail } from './verify-email.ts';

const context = useTestApp();

const email = 'coupure@exemple.fr';
const question = 'Le lot est-il complet ?';
const browserHash = hashToken(newToken());
const caller = { key: '198.51.100.7', deviceToken: undefined };
const maxStatements = 60;

/** The process ends once this statement has its result: PostgreSQL then rolls back what is not committed. */
function endAfter(statements: number): KyselyPlugin {
  let left = statements;
  return {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (--left < 0) throw new Error('killed');
      return result;
    },
  };
}

async function repeatUntilWhole<Result>(
  act: (options: typeof context.options) => Promise<Result>,
  expectNothingDone: () => Promise<void>,
): Promise<{ result: Result; cuts: number }> {
  for (let cuts = 0; cuts < maxStatements; cuts++) {
    const db = context.db.withPlugin(endAfter(cuts));
    const ended = await act({ ...context.options, db }).catch((error: Error) => {
      if (error.message !== 'killed') throw error;
    });
    if (ended !== undefined) return { result: ended, cuts };
    await expectNothingDone();
  }
  throw new Error(`more than ${maxStatements} statements`);
}

async function countAll(): Promise<unknown> {
  const { rows } = await sql`
    select (select count(*)::int from users where email = ${email}) as accounts,
      (select count(*)::int from users where email = ${email} and verified_at is not null) as verified,
      (select count(*)::int from email_tokens) as links,
      (select count(*)::int from sessions) as sessions,
      (select count(*)::int from conversations) as conversations,
      (select count(*)::int from messages) as messages,
      (select count(*)::int from message_drafts) as drafts,
      (select count(*)::int from pgboss.job where name in ('mail-delivery', 'unread-mail')) as jobs`.execute(
    context.db,
  );
  return rows[0];
}

const nothing = {
  ...{ accounts: 0, verified: 0, links: 0, sessions: 0 },
  ...{ conversations: 0, messages: 0, drafts: 0, jobs: 0 },
};

it('un arrêt brutal entre deux requêtes ne perd ni ne double un premier message', async () => {
  const { id: materialId } = await createMaterial(context.db);
  const message = { clientId: newId(), materialId, text: question };
  const input = { email, password: testPassword, acceptsTerms: true as const, message };

  const registered = await repeatUntilWhole(
    async (options) => {
      await register(options, input, caller, browserHash);
      return true;
    },
    async () => {
      expect(await countAll()).toEqual(nothing);
      // Five mails a day to an address are enough for a person, not for all these.
      await context.db.deleteFrom('rateLimits').execute();
    },
  );
  expect(registered.cuts).toBeGreaterThan(3);
  const waiting = { ...nothing, accounts: 1, links: 1, jobs: 1 };
  expect(await countAll()).toEqual(waiting);

  const [mail] = await waitForMails(context.app, email, 1);
  const link = mail?.links.find((address) => address.includes('token=')) ?? '';
  const token = new URL(link).searchParams.get('token') ?? '';
  const follower = { ...caller, device: 'Firefox', browserHash };
  const open = (options: typeof context.options) =>
    verifyEmail(options, createAccessTokens(options), { token, onlyWhereWritten: true }, follower);
  const opened = await repeatUntilWhole(open, async () => expect(await countAll()).toEqual(waiting));
  expect(opened.cuts).toBeGreaterThan(10);
  expect(opened.result.outcome).toBe('logged_in');
  const done = {
    ...{ accounts: 1, verified: 1, links: 0, sessions: 1 },
    ...{ conversations: 1, messages: 1, drafts: 0, jobs: 3 },
  };
  expect(await countAll()).toEqual(done);

  await expect(open(context.options)).rejects.toMatchObject({ code: 'link_expired' });
  expect(await countAll()).toEqual(done);
  expect((await readAllMails(context, email)).map(({ subject }) => subject)).toEqual([
    'Votre message est parti',
    'Vérifiez votre adresse e-mail',
  ]);
});
