import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeToken, resetBrowser, setHidden, storeUser } from '../../../testing/browser.ts';
import { clearUser, readUser } from '../stored-user.ts';
import { sessionTimings } from '../timings.ts';
import type { LiveEvent } from './event-stream.ts';

const streamPath = '/api/stream';
const event = { kind: 'message', conversationId: '0198c1de-0000-7000-8000-000000000001' } as const;
const whole = `:\n\ndata: ${JSON.stringify(event)}\n\n`;
const resync = { kind: 'resync', requestedAt: expect.any(Number) };

const closing: (() => void)[] = [];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  resetBrowser();
});
afterEach(() => {
  for (const close of closing.splice(0)) close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A server whose streams the test writes to. */
function openServer() {
  const server = {
    /** The tokens that streams were asked with. */
    asked: [] as (string | null)[],
    open: [] as ReadableStreamDefaultController<Uint8Array>[],
    refusals: [] as (() => Response | Promise<Response>)[],
    refresh: (): Response | Promise<Response> =>
      Response.json({ token: makeToken({ jti: 'fresh' }), refreshToken: 'suivant' }),
    say(text: string) {
      for (const stream of server.open) stream.enqueue(new TextEncoder().encode(text));
    },
  };
  vi.stubGlobal('fetch', async (target: string | Request, init?: RequestInit) => {
    if (target !== streamPath) return server.refresh();
    server.asked.push(new Headers(init?.headers).get('authorization'));
    const refuse = server.refusals.shift();
    if (refuse) return refuse();
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        server.open.push(controller);
        init?.signal?.addEventListener('abort', () => {
          if (!server.open.includes(controller)) return;
          server.open.splice(server.open.indexOf(controller), 1);
          controller.error(new DOMException('left', 'AbortError'));
        });
      },
    });
    return new Response(body);
  });
  return server;
}

/** Each has modules and a visibility of its own. */
async function openTab({ hidden = false } = {}) {
  vi.resetModules();
  const page = document.implementation.createHTMLDocument();
  vi.stubGlobal('document', page);
  setHidden(hidden, page);
  const { subscribeToLiveEvents } = await import('./live-events.ts');
  const heard: LiveEvent[] = [];
  const close = subscribeToLiveEvents((live) => heard.push(live));
  closing.push(close);
  const show = (isShown: boolean) => setHidden(!isShown, page);
  return { heard, close, show };
}

const soon = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 30_000 });

/** However long the page waits between two tries. */
const eventually = (check: () => void) =>
  soon(async () => {
    await vi.advanceTimersByTimeAsync(1000);
    check();
  });

const bearer = (user = readUser()) => `Bearer ${user?.token}`;

describe('deux onglets', () => {
  it('n’ouvrent qu’un flux, apprennent tous deux, et le second prend la suite du premier', async () => {
    const server = openServer();
    storeUser();
    const one = await openTab();
    await soon(() => expect(one.heard).toEqual([resync]));
    const other = await openTab();
    server.say(whole);
    await soon(() => expect([one.heard, other.heard]).toEqual([[resync, event], [event]]));
    expect(server.asked).toHaveLength(1);
    one.close();
    await soon(() => expect(other.heard).toEqual([event, resync]));
    expect([server.asked.length, server.open.length]).toEqual([2, 1]);
  });
});

describe('un flux', () => {
  it('attend une connexion, et ne survit pas à la déconnexion', async () => {
    const server = openServer();
    const { heard } = await openTab();
    expect(server.asked).toEqual([]);
    storeUser();
    await soon(() => expect(heard).toEqual([resync]));
    clearUser();
    await soon(() => expect(server.open).toEqual([]));
    expect(server.asked).toHaveLength(1);
  });

  it('n’est lu que par un onglet que l’on regarde', async () => {
    const server = openServer();
    storeUser();
    const unseen = await openTab({ hidden: true });
    const { heard, show } = await openTab();
    await soon(() => expect(heard).toEqual([resync]));
    unseen.close();
    server.say(whole);
    await soon(() => expect(heard).toEqual([resync, event]));
    expect(server.asked).toHaveLength(1);
    show(false);
    await soon(() => expect(server.open).toEqual([]));
    show(true);
    await soon(() => expect(heard).toEqual([resync, event, resync]));
  });

  it('ne renouvelle pas un jeton sur sa fin : il attend qu’un autre le fasse', async () => {
    const server = openServer();
    server.refresh = vi.fn(server.refresh);
    storeUser({ token: makeToken({ exp: (Date.now() + sessionTimings.refreshBeforeExpiry) / 1000 }) });
    const { heard } = await openTab();
    await vi.advanceTimersByTimeAsync(sessionTimings.idleLimit);
    expect(server.asked).toEqual([]);
    storeUser();
    await soon(() => expect(heard).toEqual([resync]));
    expect(server.refresh).not.toHaveBeenCalled();
  });

  it('coupé est repris, et l’on regarde ce qui a pu échapper', async () => {
    const server = openServer();
    storeUser();
    const { heard } = await openTab();
    await soon(() => expect(server.open).toHaveLength(1));
    server.open.pop()?.error(new TypeError('network error'));
    await eventually(() => expect(heard).toEqual([resync, resync]));
  });

  it('refusé par un 401 ne renouvelle rien non plus : il attend un autre jeton', async () => {
    const server = openServer();
    server.refresh = vi.fn(server.refresh);
    const before = bearer(storeUser());
    server.refusals.push(() => Response.json({}, { status: 401 }));
    const { heard } = await openTab();
    await soon(() => expect(server.asked).toEqual([before]));
    await vi.advanceTimersByTimeAsync(sessionTimings.idleLimit / 10);
    expect(server.asked).toEqual([before]);
    storeUser({ token: makeToken({ jti: 'fresh' }) });
    await eventually(() => expect(heard).toEqual([resync]));
    expect(server.asked).toEqual([before, bearer()]);
    expect(server.refresh).not.toHaveBeenCalled();
  });

  it.each([
    ['que le réseau manque', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['que le serveur est en panne', () => Response.json({}, { status: 503 })],
  ])('qui ne s’ouvre pas, parce %s, ne déconnecte personne', async (_, refuse) => {
    const server = openServer();
    const user = storeUser();
    server.refusals.push(refuse, refuse);
    const { heard } = await openTab();
    await eventually(() => expect(heard).toEqual([resync]));
    expect(server.asked).toHaveLength(3);
    expect(readUser()).toEqual(user);
  });
});
