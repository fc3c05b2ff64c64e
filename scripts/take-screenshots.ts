import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContextOptions, chromium } from '@playwright/test';
import sharp from 'sharp';
import { buildWhenNeeded } from './build-web.ts';
import { findChromium } from './find-chromium.ts';

const port = 8199;
const origin = `http://localhost:${port}`;
const output = 'docs/images';
const firstStartMs = 120_000;

const shots: { name: string; width: number; context: BrowserContextOptions }[] = [
  {
    name: 'home-desktop-light',
    width: 1440,
    context: { viewport: { width: 1440, height: 1500 }, colorScheme: 'light' },
  },
  {
    name: 'home-phone-dark',
    width: 780,
    context: { viewport: { width: 390, height: 1500 }, colorScheme: 'dark', deviceScaleFactor: 2 },
  },
];

await buildWhenNeeded();
const folder = mkdtempSync(join(tmpdir(), 'parpaing-screenshots-'));
const server = spawn(process.execPath, ['server/src/main.ts'], {
  stdio: 'inherit',
  env: { ...process.env, PORT: String(port), DATA_DIR: folder, SPLASH_MIN_MS: '0' },
});
try {
  await waitUntilReady();
  await takeAll();
} finally {
  server.kill('SIGTERM');
  await once(server, 'exit');
  rmSync(folder, { recursive: true });
}

async function waitUntilReady() {
  const deadline = Date.now() + firstStartMs;
  while (Date.now() < deadline) {
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((done) => setTimeout(done, 500));
  }
  throw new Error('The site did not start.');
}

async function takeAll() {
  mkdirSync(output, { recursive: true });
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
  for (const { name, width, context } of shots) {
    const page = await browser.newPage({ ...context, locale: 'fr-FR', reducedMotion: 'reduce' });
    await page.goto(origin, { waitUntil: 'networkidle' });
    const picture = await sharp(await page.screenshot())
      .resize({ width })
      .webp({ quality: 82 })
      .toBuffer();
    writeFileSync(join(output, `${name}.webp`), picture);
    console.log(`${name}.webp: ${picture.length} bytes`);
    await page.close();
  }
  await browser.close();
}
