const batchMs = 10;
const batchSize = 20;
const maxBatches = 50;

const waiting: (() => void)[] = [];
let timer: NodeJS.Timeout | undefined;

/**
 * Clients that retry without pause are answered in batches, so that refusals take at most a fifth of the event loop.
 */
export function throttleRefusal(): Promise<void> {
  timer ??= setInterval(sendBatch, batchMs);
  return new Promise((resolve) => waiting.push(resolve));
}

function sendBatch() {
  const size = Math.max(batchSize, Math.ceil(waiting.length / maxBatches));
  for (const send of waiting.splice(0, size)) send();
  if (waiting.length) return;
  clearInterval(timer);
  timer = undefined;
}
