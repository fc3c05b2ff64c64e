/** Calls made while one is running cause a single further run. */
export function coalesceCalls(run: () => Promise<void>): () => Promise<void> {
  let isRunning = false;
  let isRequested = false;
  return async () => {
    isRequested = true;
    if (isRunning) return;
    isRunning = true;
    try {
      while (isRequested) {
        isRequested = false;
        await run();
      }
    } finally {
      isRunning = false;
    }
  };
}
