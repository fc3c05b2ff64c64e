import { accessSync, constants, mkdirSync } from 'node:fs';
import type { DatabaseHealth } from '@parpaing/api/options';
import { withClient } from '@parpaing/api/with-client';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import { keepSecrets } from '../secrets.ts';
import { StartupError } from '../startup-error.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import { keepDiskReserve } from './disk-reserve.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

interface OpenDatabase extends DatabaseHealth {
  url: string;
  isEmbedded: boolean;
  close(): Promise<void>;
}

interface Options {
  logger?: FastifyBaseLogger;
  onGiveUp?: (error: StartupError) => void;
  onHealthChange?: () => void;
}

export async function openDatabase(config: Config, options: Options = {}): Promise<OpenDatabase> {
  if (config.databaseUrl) return reachDatabase(config.databaseUrl);
  const folder = config.dataFolder;
  createFolder(folder);
  const unlock = await lockDataFolder(folder);
  try {
    const { databasePassword } = keepSecrets(folder);
    const reserve = await keepDiskReserve(folder, options);
    const embedded = await startEmbeddedPostgres({ folder, password: databasePassword, ...options });
    return {
      ...embedded,
      isEmbedded: true,
      isDiskFull: reserve.isDiskFull,
      async close() {
        reserve.stop();
        await embedded.stop();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

function createFolder(folder: string) {
  try {
    // Traversable but not readable by others: under root, PostgreSQL runs as another user.
    mkdirSync(folder, { recursive: true, mode: 0o711 });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw new StartupError(
      `The data folder ${folder} cannot be written; set DATA_DIR to a folder you may write in.`,
      error,
    );
  }
}

const oldestVersion = 15;

async function reachDatabase(url: string): Promise<OpenDatabase> {
  const question = "select current_setting('server_version') as version";
  const answer = withClient(url, (client) => client.query<{ version: string }>(question), 10_000);
  const { rows } = await answer.catch((error: NodeJS.ErrnoException) => {
    const reason = error.message || error.code;
    throw new StartupError(`The database of DATABASE_URL cannot be reached (${reason}).`, error);
  });
  const version = rows[0]?.version;
  if (Number.parseInt(version ?? '', 10) < oldestVersion) {
    throw new StartupError(
      `DATABASE_URL leads to PostgreSQL ${version}; version ${oldestVersion} or later is needed.`,
    );
  }
  return {
    url,
    isEmbedded: false,
    isRestarting: () => false,
    isDiskFull: () => false,
    close: async () => {},
  };
}
