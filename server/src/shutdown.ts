export type Shutdown = ReturnType<typeof createShutdown>;

/** Started parts are stopped in reverse order, whatever fails. */
export function createShutdown() {
  const started: (() => Promise<unknown>)[] = [];
  return {
    add: (stopPart: () => Promise<unknown>) => void started.push(stopPart),
    async run(): Promise<void> {
      const failures: unknown[] = [];
      for (const stopPart of started.splice(0).reverse()) {
        await stopPart().catch((error: unknown) => failures.push(error));
      }
      if (failures.length) throw new AggregateError(failures, 'some parts did not stop cleanly');
    },
  };
}
