import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';

const keptHeaders = ['content-type', 'content-encoding', 'cache-control', 'content-security-policy'];

/** Serves the compressed bytes that the address answers with now. */
export async function openFloor(address: string) {
  const [response] = (await once(get(address, { headers: { 'accept-encoding': 'gzip' } }), 'response')) as [
    IncomingMessage,
  ];
  const body = await buffer(response);
  const headers = Object.fromEntries(
    keptHeaders.flatMap((name) => (response.headers[name] ? [[name, response.headers[name]]] : [])),
  );
  const worker = new Worker(new URL('./floor.ts', import.meta.url), { workerData: { body, headers } });
  const [url] = (await once(worker, 'message')) as [string];
  return {
    url,
    async close() {
      worker.postMessage('close');
      await once(worker, 'exit');
    },
  };
}
