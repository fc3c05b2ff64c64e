import { ApiError } from '@parpaing/contract/call-errors';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DraftSaver } from './draft-saver.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Stored {
  version: number;
  saveId: unknown;
}

/** A server with one draft, which refuses any version but its own. */
function startSaving(stored: Stored = { version: 0, saveId: null }) {
  const server = { stored, isDown: false, losesAnswers: false, isOthers: false, saves: 0 };
  let ids = 0;
  const saver = new DraftSaver({
    version: stored.version,
    savedAt: undefined,
    newId: () => `save ${++ids}`,
    isOwner: () => !server.isOthers,
    read: async () => ({ ...server.stored, updatedAt: '14:32' }),
    async send({ version, saveId }) {
      if (server.isDown) throw new Error('no answer');
      if (version !== server.stored.version) throw new ApiError(409, { error: 'material_changed' });
      server.stored = { version: version + 1, saveId };
      server.saves += 1;
      if (server.losesAnswers) throw new Error('no answer');
      return { version: version + 1, updatedAt: '14:32' };
    },
  });
  return { saver, server };
}

it('le brouillon s’enregistre deux secondes après la dernière frappe, une seule fois', async () => {
  const { saver, server } = startSaving();
  saver.change();
  await vi.advanceTimersByTimeAsync(1500);
  saver.change();
  await vi.advanceTimersByTimeAsync(1500);
  expect(server.saves).toBe(0);
  expect(saver.hasUnsaved()).toBe(true);
  await vi.advanceTimersByTimeAsync(500);
  expect(server.saves).toBe(1);
  expect(saver.getState()).toMatchObject({ status: 'saved', savedAt: '14:32' });
  expect(saver.hasUnsaved()).toBe(false);
});

it('deux champs quittés coup sur coup n’envoient pas deux fois la même version', async () => {
  const { saver, server } = startSaving();
  saver.change();
  const first = saver.save();
  saver.change();
  expect(await Promise.all([first, saver.save(), saver.save()])).toEqual([true, true, true]);
  expect(server.stored.version).toBe(2);
});

it('la page qui s’en va enregistre sans attendre', async () => {
  const { saver, server } = startSaving();
  saver.change();
  saver.saveAtOnce();
  await vi.advanceTimersByTimeAsync(0);
  expect(server.stored.version).toBe(1);
  expect(saver.hasUnsaved()).toBe(false);
});

it('quand un autre onglet a enregistré, rien n’est écrasé avant un choix', async () => {
  const { saver, server } = startSaving();
  server.stored = { version: 3, saveId: 'another tab' };
  saver.change();
  await vi.advanceTimersByTimeAsync(2000);
  expect(saver.getState().status).toBe('conflict');
  saver.change();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.stored).toEqual({ version: 3, saveId: 'another tab' });
  await saver.overwrite(3);
  expect(server.stored.version).toBe(4);
  expect(saver.getState().status).toBe('saved');
});

it('un enregistrement dont la réponse s’est perdue n’est pas pris pour celui d’un autre', async () => {
  const { saver, server } = startSaving();
  server.losesAnswers = true;
  saver.change();
  await vi.advanceTimersByTimeAsync(2000);
  expect(saver.getState().status).toBe('failed');
  server.losesAnswers = false;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(saver.getState().status).toBe('saved');
  expect(server.stored.version).toBe(2);
});

it('sans réponse du serveur, on réessaie, et ce qui manque est signalé', async () => {
  const { saver, server } = startSaving();
  server.isDown = true;
  saver.change();
  await vi.advanceTimersByTimeAsync(2000);
  expect(saver.getState().status).toBe('failed');
  expect(saver.hasUnsaved()).toBe(true);
  server.isDown = false;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(saver.hasUnsaved()).toBe(false);
});

it('après la publication plus rien ne s’enregistre', async () => {
  const { saver, server } = startSaving();
  saver.change();
  saver.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.saves).toBe(0);
  expect(saver.hasUnsaved()).toBe(false);
});

it('le brouillon d’une personne déconnectée ne rejoint pas le compte de la suivante', async () => {
  const { saver, server } = startSaving();
  server.isDown = true;
  saver.change();
  await vi.advanceTimersByTimeAsync(2000);
  server.isDown = false;
  server.isOthers = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.saves).toBe(0);
});

it('rien ne part pendant que le matériau s’enregistre ; un refus rend le brouillon à son rythme', async () => {
  const { saver, server } = startSaving();
  saver.change();
  await saver.suspend();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.saves).toBe(0);
  saver.resume();
  await vi.advanceTimersByTimeAsync(2000);
  expect(server.saves).toBe(1);
});
