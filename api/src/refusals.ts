const batchMs = 10;
/** At 0.1 ms each, a fifth of the thread at most. */
const batchSize = 20;
/** However many wait, each is answered within so many batches. */
const mostBatches = 50;

const waiting: (() => void)[] = [];
let timer: NodeJS.Timeout | undefined;

/**
 * To be awaited before a refusal is sent. Clients that ask again without pause are refused in batches, so that their
 * refusals leave the thread to those who were admitted.
 */
export function waitToRefuse(): Promise<void> {
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
