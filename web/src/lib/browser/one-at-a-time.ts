/** What is asked for while it is being done is done afterwards, once. */
export function oneAtATime(act: () => Promise<void>): () => Promise<void> {
  let isActing = false;
  let isWanted = false;
  return async () => {
    isWanted = true;
    if (isActing) return;
    isActing = true;
    try {
      while (isWanted) {
        isWanted = false;
        await act();
      }
    } finally {
      isActing = false;
    }
  };
}
