import { parentPort, workerData } from 'node:worker_threads';
import Fastify from 'fastify';

const { body, headers } = workerData as { body: Uint8Array; headers: Record<string, string> };
const answer = Buffer.from(body);
const app = Fastify({ forceCloseConnections: true });
app.get('/', (_request, reply) => reply.headers(headers).send(answer));
const url = await app.listen({ host: '127.0.0.1', port: 0 });
parentPort?.on('message', () => app.close().then(() => process.exit(0)));
parentPort?.postMessage(url);
