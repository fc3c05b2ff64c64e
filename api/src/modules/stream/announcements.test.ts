import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';
import { listenForAnnouncements } from './announcements.ts';

const context = useTestApp();

it('une base figée est remarquée, et n’empêche pas de s’arrêter', async () => {
  const { rows: before } = await listListeners();
  const announcements = await listenForAnnouncements(context.databaseUrl);
  const onGap = vi.fn();
  announcements.subscribe({ onAnnouncement: () => {}, onGap });
  const { rows } = await listListeners();
  const known = new Set(before.map(({ pid }) => pid));
  const pid = rows.find((listener) => !known.has(listener.pid))?.pid ?? 0;
  process.kill(pid, 'SIGSTOP');
  try {
    await vi.waitFor(() => expect(onGap).toHaveBeenCalled(), { timeout: 30_000 });
    await announcements.stop();
  } finally {
    process.kill(pid, 'SIGCONT');
  }
});

const listListeners = () =>
  sql<{ pid: number }>`
    select pid from pg_stat_activity
    where application_name = 'parpaing-stream' and datname = current_database()`.execute(context.db);
