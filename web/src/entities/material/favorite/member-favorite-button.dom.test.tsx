import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { resetBrowser, storeUser } from '../../../testing/browser.ts';
import { clearUser } from '../../session/stored-user.ts';

let root: Root | undefined;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  resetBrowser();
  vi.resetModules();
});
afterEach(() => {
  root?.unmount();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const brick = '0198c1de-0000-7000-8000-000000000001';
const beam = '0198c1de-0000-7000-8000-000000000002';

type Answer = Response | Promise<Response>;
const taken = () => new Response(null, { status: 204 });
const refused = () => Response.json({ error: 'internal' }, { status: 500 });

/** A page with two hearts, and a server that says what it was asked. */
async function openPage(answers: { ids?: () => Answer; change?: (method: string) => Answer }) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async ({ method }: Request) => {
    asked.push(method);
    if (method !== 'GET') return (answers.change ?? taken)(method);
    return answers.ids?.() ?? Response.json({ ids: [] });
  });
  storeUser();
  const { default: MemberFavoriteButton } = await import('./member-favorite-button.tsx');
  const page = document.createElement('div');
  root = createRoot(page);
  root.render(
    [brick, beam].map((id) => (
      <MemberFavoriteButton key={id} material={{ id, title: id }} className={`heart-${id}`} />
    )),
  );
  const find = (id: string) => page.querySelector<HTMLButtonElement>(`.heart-${id}`);
  await soon(() => expect(find(beam)).not.toBeNull());
  return {
    asked,
    press: (id: string) => find(id)?.click(),
    isFavorite: (id: string) => find(id)?.getAttribute('aria-pressed') === 'true',
  };
}

const answerIds = (...ids: string[]) => Response.json({ ids });
const soon = (check: () => void) => vi.waitFor(check, { timeout: 30_000 });

it('un membre retrouve ses favoris', async () => {
  const { isFavorite } = await openPage({ ids: () => answerIds(brick) });
  await soon(() => expect(isFavorite(brick)).toBe(true));
  expect(isFavorite(beam)).toBe(false);
});

it('des favoris qui n’ont pu être lus se redemandent d’eux-mêmes, de moins en moins, puis sont consignés', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(Math, 'random').mockReturnValue(0);
  let clock = 0;
  const askedAt: number[] = [];
  await openPage({
    ids() {
      askedAt.push(clock);
      return refused();
    },
  });
  for (; clock < 300; clock++) {
    await new Promise(setImmediate);
    await vi.advanceTimersByTimeAsync(1000);
  }
  const pauses = askedAt.slice(1).map((at, index) => at - (askedAt[index] ?? 0));
  expect(pauses).toHaveLength(5);
  for (const [index, seconds] of [2, 4, 8, 16, 30].entries())
    expect(Math.abs((pauses[index] ?? 0) - seconds)).toBeLessThanOrEqual(2);
  expect(logged.mock.calls).toMatchObject([['favourites', { status: 500 }]]);
});

it('l’attente que demande une base qui redémarre est respectée', async () => {
  const restarting = () => Response.json({}, { status: 503, headers: { 'retry-after': '20' } });
  const answers = [restarting(), answerIds(brick)];
  const { asked, isFavorite } = await openPage({ ids: () => answers.shift() as Response });
  await soon(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
  await vi.advanceTimersByTimeAsync(19_900);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(5_200);
  await soon(() => expect(isFavorite(brick)).toBe(true));
});

it('une session inactive ne demande rien', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { asked } = await openPage({});
  await soon(() => expect(asked).toEqual(['GET']));
  storeUser({ id: '2' }, { lastActivity: Date.now() - 3_600_000 });
  await vi.advanceTimersByTimeAsync(100);
  expect(asked).toEqual(['GET']);
  expect(logged).not.toHaveBeenCalled();
});

it('un cœur touché pendant la lecture des favoris reste touché', async () => {
  const held = Promise.withResolvers<Response>();
  const answers = [held.promise, answerIds(brick, beam)];
  const { asked, press, isFavorite } = await openPage({ ids: () => answers.shift() as Answer });
  await soon(() => expect(asked).toEqual(['GET']));
  press(beam);
  await soon(() => expect(isFavorite(beam)).toBe(true));
  await soon(() => expect(asked).toEqual(['GET', 'PUT', 'GET']));
  held.resolve(answerIds(brick));
  await soon(() => expect(isFavorite(brick)).toBe(true));
  expect(isFavorite(beam)).toBe(true);
});

it('un double clic remet le cœur comme il était, même avant qu’il ne se redessine', async () => {
  const { asked, press, isFavorite } = await openPage({});
  await soon(() => expect(asked).toEqual(['GET']));
  press(brick);
  press(brick);
  await soon(() => expect(asked).toEqual(['GET', 'PUT', 'DELETE']));
  await soon(() => expect(isFavorite(brick)).toBe(false));
});

it('deux clics rapides partent l’un après l’autre', async () => {
  const held = Promise.withResolvers<Response>();
  const { asked, press, isFavorite } = await openPage({
    change: (method) => (method === 'PUT' ? held.promise : taken()),
  });
  press(brick);
  await soon(() => expect(isFavorite(brick)).toBe(true));
  await soon(() => expect(asked).toContain('PUT'));
  press(brick);
  await soon(() => expect(isFavorite(brick)).toBe(false));
  expect(asked).not.toContain('DELETE');
  held.resolve(taken());
  await soon(() => expect(asked).toContain('DELETE'));
  expect(asked.filter((method) => method !== 'GET')).toEqual(['PUT', 'DELETE']);
  expect(isFavorite(brick)).toBe(false);
});

it('un cœur touché juste avant de quitter la page est envoyé quand même', async () => {
  const { asked, press } = await openPage({});
  await soon(() => expect(asked).toEqual(['GET']));
  const sent = vi.spyOn(globalThis, 'fetch');
  press(brick);
  await soon(() =>
    expect(sent.mock.calls).toContainEqual([expect.objectContaining({ method: 'PUT', keepalive: true })]),
  );
});

it('un retrait que le serveur refuse rend le cœur comme il était', async () => {
  const held = Promise.withResolvers<Response>();
  const { press, isFavorite } = await openPage({ ids: () => answerIds(brick), change: () => held.promise });
  await soon(() => expect(isFavorite(brick)).toBe(true));
  press(brick);
  await soon(() => expect(isFavorite(brick)).toBe(false));
  held.resolve(refused());
  await soon(() => expect(isFavorite(brick)).toBe(true));
});

it('le cœur d’un membre qui se déconnecte ne reste pas au suivant, même si sa réponse tarde', async () => {
  const late = Promise.withResolvers<Response>();
  const answers = [late.promise, answerIds(beam), answerIds()];
  const { asked, press, isFavorite } = await openPage({ ids: () => answers.shift() as Answer });
  await soon(() => expect(asked).toEqual(['GET']));
  press(beam);
  await soon(() => expect(asked).toEqual(['GET', 'PUT', 'GET']));
  clearUser();
  storeUser({ id: '2' });
  await soon(() => expect(asked).toEqual(['GET', 'PUT', 'GET', 'GET']));
  late.resolve(answerIds(brick));
  await vi.advanceTimersByTimeAsync(10);
  await soon(() => expect([isFavorite(brick), isFavorite(beam)]).toEqual([false, false]));
});

it('un second clic en attente ne part pas au nom du suivant', async () => {
  const held = Promise.withResolvers<Response>();
  const { asked, press, isFavorite } = await openPage({ change: () => held.promise });
  press(brick);
  await soon(() => expect(asked).toContain('PUT'));
  await soon(() => expect(isFavorite(brick)).toBe(true));
  press(brick);
  await soon(() => expect(isFavorite(brick)).toBe(false));
  storeUser({ id: '2' });
  held.resolve(taken());
  await vi.advanceTimersByTimeAsync(100);
  expect(asked).not.toContain('DELETE');
});
