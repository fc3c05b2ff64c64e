import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { applicationUrl } from '../database/application-role.ts';
import { findFreePort, findPrograms, startEmbeddedPostgres } from '../database/embedded-postgres.ts';
import { choosePostgresAccount } from '../database/postgres-account.ts';
import { endPostgres, quickStop } from '../database/postgres-processes.ts';
import { launchPostmaster } from '../database/postmaster.ts';

const password = 'essai';
const settings = { shared_buffers: '16MB' };

/** The embedded PostgreSQL has no pg_basebackup: the replica starts from a copy of the stopped cluster. */
export async function startWithReplica(folder: string) {
  const first = await startEmbeddedPostgres({ folder: join(folder, 'primary'), password, settings });
  await first.stop();
  const replicaFolder = join(folder, 'replica');
  mkdirSync(replicaFolder);
  const cluster = join(replicaFolder, 'postgres');
  spawnSync('cp', ['-a', join(folder, 'primary', 'postgres'), cluster]);
  writeFileSync(join(cluster, 'standby.signal'), '');

  const primary = await startEmbeddedPostgres({ folder: join(folder, 'primary'), password, settings });
  const programs = await findPrograms();
  const account = choosePostgresAccount([programs.postgres], replicaFolder);
  const port = await findFreePort();
  const adminUrl = Object.assign(new URL(primary.adminUrl), { port: String(port) }).href;
  const { username, port: primaryPort } = new URL(primary.adminUrl);
  const launch = () =>
    launchPostmaster({
      ...{ programs, account, cluster, port, adminUrl },
      folder: replicaFolder,
      parameters: {
        ...settings,
        listen_addresses: '127.0.0.1',
        unix_socket_directories: '',
        primary_conninfo: `host=127.0.0.1 port=${primaryPort} user=${username} password=${password}`,
      },
    });
  let postmaster = launch();
  await postmaster.ready;
  return {
    primary,
    replica: {
      url: applicationUrl(adminUrl),
      adminUrl,
      stop: () => endPostgres(cluster, postmaster.pid, quickStop),
      async restart() {
        postmaster = launch();
        await postmaster.ready;
      },
    },
  };
}
