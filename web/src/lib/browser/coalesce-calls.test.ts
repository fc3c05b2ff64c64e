import { expect, it, vi } from 'vitest';
import { coalesceCalls } from './coalesce-calls.ts';

it('ce qui se demande pendant ce temps se fait ensuite, une seule fois', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const act = vi.fn().mockReturnValueOnce(promise).mockResolvedValue(undefined);
  const run = coalesceCalls(act);
  const first = run();
  await Promise.all([run(), run(), run()]);
  expect(act).toHaveBeenCalledTimes(1);
  resolve();
  await first;
  expect(act).toHaveBeenCalledTimes(2);
  await run();
  expect(act).toHaveBeenCalledTimes(3);
});
