import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { StartupError } from './startup-error.ts';

const Secrets = z.object({ appSecret: z.string().min(32), databasePassword: z.string().min(32) });
export type Secrets = z.infer<typeof Secrets>;

export function keepSecrets(dataFolder: string): Secrets {
  const file = join(dataFolder, 'secrets.json');
  if (!existsSync(file)) {
    if (existsSync(join(dataFolder, 'postgres'))) throw damaged(file, 'is missing');
    // With an external database, nothing has created the folder yet.
    mkdirSync(dataFolder, { recursive: true, mode: 0o711 });
    writeSecrets(file);
  }
  chmodSync(file, 0o600);
  try {
    return Secrets.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw damaged(file, 'is damaged', error);
  }
}

function damaged(file: string, how: string, cause?: unknown) {
  return new StartupError(`${file} ${how}; restore it from a backup of the data folder.`, cause);
}

function writeSecrets(file: string) {
  const random = () => randomBytes(32).toString('base64url');
  const secrets: Secrets = { appSecret: random(), databasePassword: random() };
  writeFileSync(`${file}.new`, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}
