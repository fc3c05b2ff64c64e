import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { StartupError } from './startup-error.ts';

const Secrets = z.object({ appSecret: z.string().min(32), databasePassword: z.string().min(32) });
export type Secrets = z.infer<typeof Secrets>;

/** Made once and kept beside the data they protect. */
export function keepSecrets(dataFolder: string): Secrets {
  mkdirSync(dataFolder, { recursive: true });
  const file = join(dataFolder, 'secrets.json');
  if (!existsSync(file)) writeSecrets(file);
  chmodSync(file, 0o600);
  try {
    return Secrets.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new StartupError(`${file} is damaged; restore it from a backup of the data folder.`, error);
  }
}

function writeSecrets(file: string) {
  const random = () => randomBytes(32).toString('base64url');
  const secrets: Secrets = { appSecret: random(), databasePassword: random() };
  writeFileSync(`${file}.new`, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}
