import { expect, it, vi } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

it('ce qui se demande pendant ce temps se fait ensuite, une seule fois', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const act = vi.fn().mockReturnValueOnce(promise).mockResolvedValue(undefined);
  const run = oneAtATime(act);
  const first = run();
  await Promise.all([run(), run(), run()]);
  expect(act).toHaveBeenCalledTimes(1);
  resolve();
  await first;
  expect(act).toHaveBeenCalledTimes(2);
  await run();
  expect(act).toHaveBeenCalledTimes(3);
});
