import { expect, it, vi } from 'vitest';
import { createQuestions } from './questions.ts';

it('rend à chaque question sa réponse, dans quelque ordre qu’elles viennent', async () => {
  const sent: number[] = [];
  const { ask, settle } = createQuestions(({ id }) => sent.push(id));
  const answers = [ask('isBusy', 1000), ask('isBusy', 1000)];
  const [first = 0, second = 0] = sent;
  settle(second, 'second');
  settle(first, 'first');
  expect(await Promise.all(answers)).toEqual(['first', 'second']);
});

it('n’attend pas sans fin un processus muet, ni celui qui vient de finir', async () => {
  vi.useFakeTimers();
  try {
    const { ask, settleAll } = createQuestions(() => {});
    const mute = ask('catchUp', 300);
    await vi.advanceTimersByTimeAsync(300);
    expect(await mute).toBeUndefined();
    const ended = ask('catchUp', 300);
    settleAll();
    expect(await ended).toBeUndefined();
  } finally {
    vi.useRealTimers();
  }
});
