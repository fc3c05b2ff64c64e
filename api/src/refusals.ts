const batchMs = 10;
/** At 0.1 ms each, a fifth of the thread at most. */
const batchSize = 20;
/** However many wait, each is answered within so many batches. */
const mostBatches = 50;

const waiting: (() => void)[] = [];
let timer: NodeJS.Timeout | undefined;

/**
 * Await it before sending a refusal. Clients that ask again without pause are refused in batches, so that refusals
 * leave the thread to requests that were admitted.
 */
export function throttleRefusal(): Promise<void> {
  timer ??= setInterval(sendBatch, batchMs);
  return new Promise((resolve) => waiting.push(resolve));
}

function sendBatch() {
  const size = Math.max(batchSize, Math.ceil(waiting.length / mostBatches));
  for (const send of waiting.splice(0, size)) send();
  if (waiting.length) return;
  clearInterval(timer);
  timer = undefined;
}
