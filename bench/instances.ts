/**
 * `npm run bench -- instances [requests]`: two instances behind HAProxy on one database with a streaming replica, by
 * Debian’s packages. Everything shares this machine's cores, so what counts is the processor time of each part.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backgroundLimits, connectDatabase } from '@parpaing/api/database';
import { loadDemo } from '@parpaing/api/demo';
import { createDiskStorage } from '@parpaing/api/disk-storage';
import { migrateDatabase } from '@parpaing/api/migrate';
import { loadReferenceData } from '@parpaing/api/reference-data';
import { withClient } from '@parpaing/api/with-client';
import { buildWhenNeeded } from '../scripts/build-web.ts';
import { applicationUrl } from '../server/src/database/application-role.ts';
import { readProcessCpu } from './cpu.ts';
import { createSite } from './create-site.ts';
import { findMaterial } from './find-material.ts';
import { measureStaleness, type Staleness } from './instances/measure-staleness.ts';
import {
  type PostgresServer,
  type Program,
  requireDebianPackages,
  startBalancer,
  startPrimary,
  startReplica,
} from './instances/start-programs.ts';
import type { Figures } from './last-run.ts';
import { get, measureDrained } from './measure.ts';
import { printHead, printRow } from './print-table.ts';
import { reportRun } from './report-run.ts';

const firstPort = Number(process.env.BENCH_PORT ?? 8390);
const [balancerPort, primaryPort, replicaPort, ...instancePorts] = Array.from(
  { length: 5 },
  (_, index) => firstPort + index,
) as [number, number, number, number, number];
const clients = 4;
const warmUp = 100;
const changes = 30;
const applyDelay = '500ms';

export async function benchInstances([given]: string[]): Promise<void> {
  requireDebianPackages();
  await buildWhenNeeded();
  const requests = Number(given) || 300;
  await reportRun({ name: 'instances', unit: 'ms of processor time' }, () => measureInstances(requests));
}

type Closing = (() => unknown)[];

async function measureInstances(requests: number): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'parpaing-instances-'));
  chmodSync(folder, 0o711);
  const closing: Closing = [() => rmSync(folder, { recursive: true })];
  try {
    const primary = await startPrimary(folder, primaryPort);
    closing.push(primary.stop);
    await fillDatabase(applicationUrl(primary.adminUrl), folder);
    const replica = await startReplica(folder, primary, replicaPort);
    closing.push(replica.stop);

    printHead(['ms of processor time a page', 'pages/s', 'Node', 'HAProxy', 'primary', 'replica']);
    const alone = await measureSites({ folder, primary, replica, requests, usesReplica: false });
    const shared = await measureSites({ folder, primary, replica, requests, usesReplica: true });
    return { 'primary, without replica': alone.primary, 'primary, with replica': shared.primary };
  } finally {
    for (const close of closing.reverse()) await close();
  }
}

async function fillDatabase(url: string, folder: string): Promise<void> {
  await migrateDatabase(url);
  const db = connectDatabase(url, 2, { limits: backgroundLimits });
  await loadReferenceData(db);
  const storage = createDiskStorage(join(folder, 'media'));
  await loadDemo(db, { ...storage, write: async () => {} });
  await db.destroy();
}

interface Servers {
  folder: string;
  primary: PostgresServer;
  replica: PostgresServer;
  requests: number;
  usesReplica: boolean;
}

async function measureSites({ folder, primary, replica, requests, usesReplica }: Servers) {
  const environment = {
    DATABASE_URL: applicationUrl(primary.adminUrl),
    DATABASE_REPLICA_URL: usesReplica ? applicationUrl(replica.adminUrl) : '',
    APP_SECRET: 'a throw-away secret of the measurements',
    WEB_CONCURRENCY: '1',
  };
  const closing: Closing = [];
  try {
    const nodes: (() => number[])[] = [];
    for (const port of instancePorts) {
      const { server, remove } = await createSite(port, environment);
      closing.push(remove);
      await server.start();
      nodes.push(server.nodePids);
    }
    const balancer = await startBalancer(folder, balancerPort, instancePorts);
    closing.push(balancer.stop);

    const node = { pids: () => nodes.flatMap((pids) => pids()) };
    const costs = await measurePages({ node, balancer, primary, replica }, requests);
    const name = usesReplica ? 'two instances and a replica' : 'two instances';
    const { perSecond, ...parts } = costs;
    printRow([name, perSecond.toFixed(1), ...Object.values(parts).map((ms) => ms.toFixed(2))]);
    if (usesReplica) await benchStaleness(primary, replica);
    return costs;
  } finally {
    for (const close of closing.reverse()) await close();
  }
}

type Parts = Record<'node' | 'balancer' | 'primary' | 'replica', Pick<Program, 'pids'>>;

async function measurePages(parts: Parts, requests: number) {
  let number = 0;
  const send = () => get(`http://127.0.0.1:${balancerPort}/materials?bench=${number++}`);
  await measureDrained(send, warmUp, clients);
  const names = Object.keys(parts) as (keyof Parts)[];
  const read = () => names.map((name) => readProcessCpu(parts[name].pids()));
  const before = read();
  const perSecond = await measureDrained(send, requests, clients);
  const spent = read().map((ms, index) => (ms - (before[index] ?? 0)) / requests);
  const costs = Object.fromEntries(names.map((name, index) => [name, spent[index]]));
  return { perSecond, ...(costs as Record<keyof Parts, number>) };
}

async function benchStaleness(primary: PostgresServer, replica: PostgresServer): Promise<void> {
  const origins = instancePorts.map((port) => `http://127.0.0.1:${port}`);
  const materialId = await findMaterial(origins[0] as string);
  const measure = () => measureStaleness(primary.adminUrl, origins, materialId, changes);
  printHead([`${changes} changes of a price`, 'median ms', 'worst ms', 'older']);
  printStaleness('replica as it is', await measure());
  await withClient(replica.adminUrl, async (admin) => {
    await admin.query(`alter system set recovery_min_apply_delay = '${applyDelay}'`);
    await admin.query('select pg_reload_conf()');
  });
  printStaleness(`replica ${applyDelay} late`, await measure());
}

function printStaleness(name: string, { medianMs, worstMs, older }: Staleness): void {
  printRow([name, medianMs.toFixed(0), worstMs.toFixed(0), String(older)]);
}
