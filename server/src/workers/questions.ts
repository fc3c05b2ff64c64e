import type { Question } from './messages.ts';

export type Questions = ReturnType<typeof createQuestions>;

/** Questions to another process. One that does not answer in time, or has ended, answers `undefined`. */
export function createQuestions(send: (message: { type: 'ask'; id: number; question: Question }) => void) {
  const waiting = new Map<number, (value: unknown) => void>();
  let lastId = 0;

  function settle(id: number, value: unknown) {
    waiting.get(id)?.(value);
    waiting.delete(id);
  }

  return {
    settle,
    ask(question: Question, maxMs: number): Promise<unknown> {
      const id = ++lastId;
      const { promise, resolve } = Promise.withResolvers<unknown>();
      const timer = setTimeout(settle, maxMs, id, undefined);
      waiting.set(id, resolve);
      send({ type: 'ask', id, question });
      return promise.finally(() => clearTimeout(timer));
    },
    settleAll() {
      for (const id of [...waiting.keys()]) settle(id, undefined);
    },
  };
}
