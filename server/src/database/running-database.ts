import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withClient } from '@parpaing/api/with-client';
import { keepSecrets } from '../secrets.ts';
import { applicationUrl } from './application-role.ts';
import { clusterUser } from './cluster.ts';

/** The address of the embedded database that a running site has started, for commands beside it. */
export async function findRunningDatabase(folder: string): Promise<string | undefined> {
  const port = readPort(join(folder, 'postgres', 'postmaster.pid'));
  if (!port) return undefined;
  const { databasePassword } = keepSecrets(folder);
  const url = applicationUrl(`postgres://${clusterUser}:${databasePassword}@127.0.0.1:${port}/postgres`);
  return withClient(url, async () => url, 5000).catch(() => undefined);
}

/** PostgreSQL writes it on the fourth line. */
function readPort(pidFile: string): string | undefined {
  try {
    return readFileSync(pidFile, 'utf8').split('\n')[3]?.trim();
  } catch {
    return undefined;
  }
}
