import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { runStep } from './run-step.ts';

const buildFolder = 'web/build';
const sources = [
  'package-lock.json',
  'api/src/modules/places/communes.tsv',
  'contract/src/**/*',
  'web/*.{ts,json}',
  'web/{src,public,locales}/**/*',
  'web/project.inlang/settings.json',
];
const stamp = join(buildFolder, 'sources.sha256');

export async function buildWhenNeeded(): Promise<void> {
  const hash = hashSources();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  process.stdout.write('Building the web app (a few seconds)…\n');
  await buildWeb();
}

export async function buildWeb(): Promise<void> {
  const hash = hashSources();
  await runStep('react-router', ['build'], { cwd: 'web', env: { NODE_ENV: 'production' } });
  await compressAssets();
  writeFileSync(stamp, hash);
}

function hashSources(): string {
  const hash = createHash('sha256');
  const files = globSync(sources, { exclude: ['web/src/paraglide/**'] });
  for (const file of files.sort()) if (statSync(file).isFile()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

async function compressAssets() {
  const files = globSync(`${buildFolder}/client/**/*.{js,css,svg,json,webmanifest,txt}`);
  await Promise.all(
    files.map(async (file) => {
      const content = readFileSync(file);
      writeFileSync(`${file}.br`, await promisify(brotliCompress)(content));
      writeFileSync(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
    }),
  );
}
