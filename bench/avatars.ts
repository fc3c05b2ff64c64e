/**
 * `npm run bench -- avatars`: sixteen members upload a picture just below the limit of its format at once. Reports the
 * time, the processor time and the peak memory.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { demoAccounts, demoPassword } from '@parpaing/api/demo';
import { calls } from '@parpaing/contract/calls';
import { sql } from 'kysely';
import { openCatalogue } from './catalogue/open-catalogue.ts';
import type { Catalogue } from './catalogue/serve-catalogue.ts';
import { printHead, printRow } from './print-table.ts';

const members = 16;
const sampleMs = 20;

export async function benchAvatars(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'parpaing-pictures-'));
  const catalogue = await openCatalogue(0);
  try {
    const maker = fileURLToPath(new URL('avatars/make-pictures.ts', import.meta.url));
    execFileSync(process.execPath, [maker, folder]);
    const tokens = await logMembersIn(catalogue);
    printHead(['16 at once', 'kB', 'seconds', 'CPU s', 'MB at most', 'kept', 'refused 503']);
    for (const name of readdirSync(folder)) {
      const content = readFileSync(join(folder, name));
      const { seconds, cpu, megabytes, kept, refused } = await sendAll(catalogue.url, tokens, content);
      const kilobytes = content.length / 1000;
      const figures = [kilobytes, seconds, cpu, megabytes, kept, refused];
      printRow([name, ...figures.map((figure) => figure.toFixed(0))]);
    }
  } finally {
    await catalogue.close();
    rmSync(folder, { recursive: true });
  }
}

async function sendAll(url: string, tokens: string[], content: Buffer<ArrayBuffer>) {
  const base = process.memoryUsage.rss();
  let peak = base;
  const sampling = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, sampleMs);
  const start = performance.now();
  const cpuStart = process.cpuUsage();
  const statuses = await Promise.all(
    tokens.map(async (token) => {
      const body = new FormData();
      body.append('image', new Blob([content]), 'moi');
      const { method, path } = calls.replaceProfileImage;
      const headers = { authorization: `Bearer ${token}` };
      return (await fetch(url + path, { method, body, headers })).status;
    }),
  );
  clearInterval(sampling);
  const { user, system } = process.cpuUsage(cpuStart);
  const count = (status: number) => statuses.filter((one) => one === status).length;
  return {
    seconds: (performance.now() - start) / 1000,
    cpu: (user + system) / 1e6,
    megabytes: (peak - base) / 1e6,
    kept: count(200),
    refused: count(503),
  };
}

async function logMembersIn({ db, url }: Catalogue): Promise<string[]> {
  const emails = Array.from({ length: members }, (_, index) => `membre${index}@exemple.fr`);
  await sql`
    insert into users (id, email, full_name, password_hash, verified_at)
    select gen_random_uuid(), member, full_name, password_hash, verified_at
    from users, unnest(${emails}::text[]) as member where email = ${demoAccounts[0]?.email}`.execute(db);
  const tokens: string[] = [];
  for (const email of emails) {
    const { method, path } = calls.login;
    const body = JSON.stringify({ email, password: demoPassword, sharedDevice: false });
    const headers = { 'content-type': 'application/json' };
    const { token } = (await (await fetch(url + path, { method, headers, body })).json()) as {
      token: string;
    };
    tokens.push(token);
  }
  return tokens;
}
