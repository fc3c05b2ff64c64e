import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { type Answer, ask, type Question } from './ask.ts';

export interface VisitorOptions {
  origin: string;
  address: string;
  seconds: number;
  asks: { name: string; everyMs: number; question: Question }[];
}

const { origin, address, seconds, asks } = workerData as VisitorOptions;
const agent = new Agent({ keepAlive: true, localAddress: address });
let end = performance.now() + seconds * 1000;
parentPort?.once('message', () => {
  end = performance.now();
});
parentPort?.unref();
const answered = await Promise.all(
  asks.map(async ({ name, everyMs, question }) => {
    const answers: Answer[] = [];
    while (performance.now() < end) {
      answers.push(await ask(agent, origin, question));
      await pause(everyMs);
    }
    return { name, answers };
  }),
);
agent.destroy();
parentPort?.postMessage(answered);
