import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { readAnswer } from '../read-answer.ts';

export async function openFloor(address: string) {
  const workerData = await readAnswer(address);
  const worker = new Worker(new URL('./floor.ts', import.meta.url), { workerData });
  const [url] = (await once(worker, 'message')) as [string];
  return {
    url,
    async close() {
      worker.postMessage('close');
      await once(worker, 'exit');
    },
  };
}
