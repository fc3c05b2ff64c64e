/**
 * `npm run bench -- overload [seconds]`: 500 connections from 127.0.0.1 search without pause (30 s by default) while
 * 127.0.0.2 reads and logs in.
 */
import { Worker } from 'node:worker_threads';
import { demoAccounts, demoPassword } from '@parpaing/api/demo';
import { findMaterial } from './find-material.ts';
import { percentile } from './measure.ts';
import type { Answer, Question } from './overload/ask.ts';
import type { HammerOptions } from './overload/hammer.ts';
import { startSite } from './overload/start-site.ts';
import type { VisitorOptions } from './overload/visitor.ts';
import { printHead, printRow } from './print-table.ts';
import { printMachine } from './report-run.ts';

const port = Number(process.env.BENCH_PORT ?? 8390);
const connections = 500;

export async function benchOverload([given]: string[]): Promise<void> {
  const seconds = Number(given) || 30;
  printMachine();
  const site = await startSite(port);
  try {
    console.log(`memory after the start: ${site.readPeakMemory().toFixed(0)} MB`);
    const asks = await listAsks(site.origin);
    printHead(['from 127.0.0.2', 'answers', '503', 'p50 ms', 'p99 ms', 'longest ms']);
    const calm = await visit({ origin: site.origin, address: '127.0.0.2', seconds: 5, asks });
    for (const { name, answers } of calm) printAnswers(`calm: ${name}`, answers);
    const storm = hammer({ origin: site.origin, address: '127.0.0.1', connections, seconds: seconds + 2 });
    const visited = await visit({ origin: site.origin, address: '127.0.0.2', seconds, asks });
    for (const { name, answers } of visited) printAnswers(name, answers);
    const searches = await storm;
    printAnswers(`searches of ${connections}`, searches);
    printAnswers(
      '… answered',
      searches.filter(({ status }) => status === 200),
    );
    printAnswers(
      '… refused',
      searches.filter(({ status }) => status === 503),
    );
    const others = searches.filter(({ status }) => status !== 200 && status !== 503).length;
    const rate = (status: number) =>
      searches.filter((answer) => answer.status === status).length / (seconds + 2);
    console.log(
      `${rate(200).toFixed(0)} searches/s answered, ${rate(503).toFixed(0)}/s refused, ${others} other answers`,
    );
    console.log(`memory of the Node process at most: ${site.readPeakMemory().toFixed(0)} MB`);
  } finally {
    await site.stop();
  }
}

async function listAsks(origin: string): Promise<VisitorOptions['asks']> {
  const login: Question = {
    method: 'POST',
    path: '/api/auth/login',
    body: { email: demoAccounts[0]?.email, password: demoPassword },
  };
  return [
    {
      name: 'material (cheap read)',
      everyMs: 50,
      question: { path: `/api/materials/${await findMaterial(origin)}` },
    },
    { name: 'login', everyMs: 1500, question: login },
    { name: 'search', everyMs: 500, question: { path: '/api/materials?q=laine&facets=true' } },
    { name: 'home page', everyMs: 200, question: { path: '/' } },
    { name: 'health', everyMs: 200, question: { path: '/healthz' } },
  ];
}

function runWorker<Result>(file: string, workerData: unknown): Promise<Result> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(file, import.meta.url), { workerData });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

const hammer = (options: HammerOptions) => runWorker<Answer[]>('./overload/hammer.ts', options);
const visit = (options: VisitorOptions) =>
  runWorker<{ name: string; answers: Answer[] }[]>('./overload/visitor.ts', options);

function printAnswers(name: string, answers: Answer[]): void {
  const times = answers.map(({ ms }) => ms).sort((one, other) => one - other);
  const refused = answers.filter(({ status }) => status === 503).length;
  printRow([
    name,
    String(answers.length),
    String(refused),
    ...[0.5, 0.99, 1].map((part) => percentile(times, part).toFixed(1)),
  ]);
}
