import type { StreamEvent } from '@parpaing/contract/schemas';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { buildApp } from '../../app.ts';
import { announce, listenForAnnouncements } from '../../db/announcements.ts';
import type { App } from '../../http/endpoint.ts';
import { newId } from '../../lib/ids.ts';
import { logInAs } from '../../testing/accounts.ts';
import { createUser } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { openingsPerHour } from './routes.ts';
import { createStreams, maxStreamsPerSession } from './streams.ts';

const context = useTestApp();
let origin: string;
beforeAll(async () => {
  origin = await context.app.listen({ port: 0 });
});

const newEvent = (): StreamEvent => ({ kind: 'message', conversationId: newId(), actorId: newId() });

async function logInNew() {
  const user = await createUser(context.db);
  return { ...user, ...(await logInAs(context.app, user)) };
}

type Reader = Awaited<ReturnType<typeof logInNew>>;

/** A stream as a browser reads it, open once its first byte is here. */
async function openStream({ headers }: Pick<Reader, 'headers'>, at = origin) {
  const response = await fetch(`${at}/api/stream`, { headers });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const readMore = async () => {
    const { value = '', done } = (await reader?.read()) ?? { done: true };
    text += value;
    return !done;
  };
  if (response.ok) await readMore();
  return {
    response,
    /** The event that comes next. */
    async subscribe(): Promise<StreamEvent> {
      for (;;) {
        const found = /data: (.*)\n\n/.exec(text);
        if (found) {
          text = text.slice(found.index + found[0].length);
          return JSON.parse(found[1] ?? '');
        }
        if (!(await readMore())) throw new Error('the stream has ended');
      }
    },
    /** All that comes until it ends. */
    async drain(): Promise<string> {
      while (await readMore());
      return text;
    },
    close: () => reader?.cancel(),
  };
}

/** Read to its end: the connection of an unread answer stays open. */
async function readRefusal(reader: Pick<Reader, 'headers'>) {
  const { response, close } = await openStream(reader);
  await close();
  return response.status;
}

/** Another process on the same database. */
async function startOther(): Promise<{ app: App; origin: string; stop: () => Promise<void> }> {
  const announcements = await listenForAnnouncements(context.databaseUrl);
  const app = await buildApp({ ...context.options, announcements });
  return {
    app,
    origin: await app.listen({ port: 0 }),
    async stop() {
      await app.close();
      await announcements.stop();
    },
  };
}

describe('un membre à l’écoute', () => {
  it('apprend ce qui le concerne, et rien de ce qui concerne un autre', async () => {
    const [one, other] = [await logInNew(), await logInNew()];
    const [mine, theirs] = [await openStream(one), await openStream(other)];
    expect(mine.response.headers.get('content-type')).toContain('text/event-stream');
    expect(mine.response.headers.get('cache-control')).toBe('no-store');
    expect(mine.response.headers.get('x-accel-buffering')).toBe('no');
    expect(mine.response.headers.get('content-encoding')).toBeNull();

    const [first, second] = [newEvent(), newEvent()];
    await announce(context.db, [one.id], first);
    expect(await mine.subscribe()).toEqual(first);
    await announce(context.db, [one.id, other.id], second);
    expect(await theirs.subscribe()).toEqual(second);
    expect(await mine.subscribe()).toEqual(second);
    await Promise.all([mine.close(), theirs.close()]);
  });

  it('n’apprend rien de ce qui n’a pas été validé', async () => {
    const member = await logInNew();
    const stream = await openStream(member);
    const [undone, done] = [newEvent(), newEvent()];
    const writing = context.db.transaction().execute(async (transaction) => {
      await announce(transaction, [member.id], undone);
      throw new Error('undone');
    });
    await expect(writing).rejects.toThrow('undone');
    await announce(context.db, [member.id], done);
    expect(await stream.subscribe()).toEqual(done);
    await stream.close();
  });

  it('l’apprend aussi d’un autre processus, dont l’arrêt n’attend pas qu’il parte', async () => {
    const member = await logInNew();
    const other = await startOther();
    const [here, there] = [await openStream(member), await openStream(member, other.origin)];
    const event = newEvent();
    await announce(context.db, [member.id], event);
    expect(await Promise.all([here.subscribe(), there.subscribe()])).toEqual([event, event]);
    await other.stop();
    expect(await there.drain()).not.toContain('data:');
    await here.close();
  });

  it('est renvoyé regarder quand des annonces ont pu se perdre, et entend de nouveau ensuite', async () => {
    const member = await logInNew();
    const cut = await openStream(member);
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'parpaing-stream' and datname = current_database()`.execute(context.db);
    await cut.drain();
    const stream = await openStream(member);
    const event = newEvent();
    await announce(context.db, [member.id], event);
    expect(await stream.subscribe()).toEqual(event);
    await stream.close();
  });

  it('entend encore après une annonce illisible', async () => {
    const member = await logInNew();
    const stream = await openStream(member);
    await sql`select pg_notify('stream', 'illisible')`.execute(context.db);
    const event = newEvent();
    await announce(context.db, [member.id], event);
    expect(await stream.subscribe()).toEqual(event);
    await stream.close();
  });

  it('n’a pas plus de flux que d’onglets : le plus ancien cède', async () => {
    const member = await logInNew();
    const streams = [];
    for (let count = 0; count <= maxStreamsPerSession; count++) streams.push(await openStream(member));
    const [oldest, ...rest] = streams;
    await oldest?.drain();
    const event = newEvent();
    await announce(context.db, [member.id], event);
    for (const stream of rest) expect(await stream.subscribe()).toEqual(event);
    await Promise.all(rest.map(({ close }) => close()));
  });
});

describe('n’entend plus rien', () => {
  it.each([
    [
      'qui s’est déconnecté',
      ({ headers }: Reader) => context.app.inject({ method: 'POST', url: '/api/auth/logout', headers }),
    ],
    [
      'dont le compte est supprimé',
      ({ headers, password }: Reader) =>
        context.app.inject({ method: 'DELETE', url: '/api/users/me', headers, payload: { password } }),
    ],
  ])('un membre %s', async (_, leave) => {
    const member = await logInNew();
    const stream = await openStream(member);
    expect((await leave(member)).statusCode).toBe(204);
    await announce(context.db, [member.id], newEvent());
    expect(await stream.drain()).not.toContain('data:');
  });

  it('un jeton qui expire : au battement suivant, les autres flux restent', async () => {
    const { id: userId } = await createUser(context.db);
    const sessionId = newId();
    await sql`
      insert into sessions (id, user_id, shared_device, device, expires_at)
      values (${sessionId}, ${userId}, false, 'test', now() + interval '1 hour')`.execute(context.db);
    const streams = createStreams(context.db, context.app.log);
    const claims = (expiresAt: Date) => ({ userId, sessionId, jti: newId(), expiresAt });
    const expired = streams.open(claims(new Date(0)));
    const living = streams.open(claims(new Date(Date.now() + 3_600_000)));
    await streams.sendHeartbeat();
    expect(await expired.toArray()).toHaveLength(1);
    expect(living.read().toString()).toBe(':\n\n:\n\n');

    // Whoever stops reading is let go before much has piled up.
    while (!living.destroyed) await streams.deliver({ userIds: [userId], event: newEvent() });
    expect(living.readableLength).toBeLessThan(32_768);
  });
});

describe('un flux est refusé', () => {
  it('à un inconnu', async () => {
    expect(await readRefusal({ headers: { authorization: '' } })).toBe(401);
  });

  it('à qui en ouvre sans cesse', async () => {
    const member = await logInNew();
    await sql`
      insert into rate_limits (key, taken, ends_at)
      select 'streams ' || id, ${openingsPerHour - 1}::int, now() + interval '1 hour'
      from sessions where user_id = ${member.id}`.execute(context.db);
    const last = await openStream(member);
    expect(last.response.status).toBe(200);
    expect(await readRefusal(member)).toBe(429);
    await last.close();
  });
});

it('un flux ne compte pas parmi les réponses lentes', async () => {
  const stream = await openStream(await logInNew());
  await readRefusal({ headers: { authorization: '' } });
  await stream.close();
  const wasLogged = (line: string) => line.includes('"route":"/api/stream","status":200');
  await vi.waitFor(() => expect(context.logLines.some(wasLogged)).toBe(true));
  const { body } = await context.app.inject('/metrics');
  expect(body).toContain('route="/api/stream",status="401"');
  expect(body).not.toContain('route="/api/stream",status="200"');
});
