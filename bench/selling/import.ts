import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Catalogue } from '../catalogue/serve-catalogue.ts';
import { findMaterial } from '../find-material.ts';
import { percentile } from '../measure.ts';
import type { Answer } from '../overload/ask.ts';
import type { VisitorOptions } from '../overload/visitor.ts';
import { printHead, printRow } from '../print-table.ts';
import type { SellerClient } from './seller-client.ts';

const warmUpSeconds = 5;
const quietSeconds = 15;
const longestSeconds = 600;

interface Import {
  state: string;
  failure: string | null;
  check: { created: number; bad: number } | null;
}

export async function benchImport({ url }: Catalogue, call: SellerClient, lines: number): Promise<void> {
  const visitor = { origin: url, address: '127.0.0.1', asks: await listAsks(url) };
  await visit({ ...visitor, seconds: warmUpSeconds }).answers;
  const quiet = await visit({ ...visitor, seconds: quietSeconds }).answers;
  const reader = visit({ ...visitor, seconds: longestSeconds });
  const times = await importLines(call, lines).finally(reader.stop);
  const meanwhile = await reader.answers;
  const after = await visit({ ...visitor, seconds: quietSeconds }).answers;

  printHead([`import of ${lines.toLocaleString('en')} lines`, 'seconds']);
  for (const [step, ms] of Object.entries(times)) printRow([step, (ms / 1000).toFixed(1)]);
  // What was imported is found too: a search of an imported word is to be compared with the quiet one afterwards.
  printHead(['a reader, p95 ms', 'before', 'meanwhile', 'after', 'to before', 'to after']);
  for (const { name } of quiet) {
    const p95 = (visits: typeof quiet) =>
      percentile(sortTimes(visits.find((visited) => visited.name === name)?.answers ?? []), 0.95);
    const [before, during, later] = [p95(quiet), p95(meanwhile), p95(after)];
    printRow([
      name,
      ...[before, during, later].map((ms) => ms.toFixed(1)),
      ...[during / before, during / later].map((ratio) => ratio.toFixed(2)),
    ]);
  }
}

const sortTimes = (answers: Answer[]) => answers.map(({ ms }) => ms).sort((one, other) => one - other);

async function listAsks(url: string): Promise<VisitorOptions['asks']> {
  return [
    { name: 'material', everyMs: 50, question: { path: `/api/materials/${await findMaterial(url)}` } },
    { name: 'search of an imported word', everyMs: 200, question: { path: '/api/materials?q=laine' } },
    { name: 'search of another word', everyMs: 200, question: { path: '/api/materials?q=tuile' } },
  ];
}

async function importLines(call: SellerClient, lines: number) {
  const id = randomUUID();
  const form = new FormData();
  form.append('id', id);
  form.append('file', new Blob([writeLines(lines)]), 'stock.csv');
  const start = performance.now();
  await call('POST', '/api/materials/import', form);
  const checked = await waitForImport(call, id);
  if (checked.check?.created !== lines) throw new Error(JSON.stringify(checked).slice(0, 500));
  const confirmed = performance.now();
  await call('POST', `/api/materials/import/${id}/confirmation`, { publish: true });
  const { state, failure } = await waitForImport(call, id);
  if (state !== 'done') throw new Error(`${state}: ${failure}`);
  const end = performance.now();
  return { 'sent and checked': confirmed - start, imported: end - confirmed, 'in all': end - start };
}

async function waitForImport(call: SellerClient, id: string): Promise<Import> {
  for (;;) {
    const answer = (await call('GET', `/api/materials/import/${id}`)) as Import;
    if (answer.state !== 'checking' && answer.state !== 'saving') return answer;
    await pause(100);
  }
}

function writeLines(count: number): string {
  const header =
    'Référence;Titre;Description;Catégorie;État;Prix HT;TVA;Unité de vente;Contenu;Stock;Code postal;Épaisseur';
  const description =
    'Rouleaux sous film, stockés à l’abri depuis la livraison, à retirer au dépôt sur rendez-vous.';
  const lines = Array.from({ length: count }, (_, index) =>
    [
      `BANC-${index}`,
      `Laine de verre GR 32 kraft n° ${index}, ép. ${60 + (index % 15) * 10} mm`,
      description,
      'Laine de verre',
      ['neuf', 'surplus', 'réemploi'][index % 3],
      `${20 + (index % 300)},90`,
      '20',
      'rouleau',
      '5,4 m²',
      String(index % 500),
      ['69007', '93100', '33000', '59000', '13001'][index % 5],
      String(60 + (index % 15) * 10),
    ].join(';'),
  );
  return [header, ...lines].join('\r\n');
}

function visit(options: VisitorOptions) {
  const worker = new Worker(new URL('../overload/visitor.ts', import.meta.url), { workerData: options });
  const answers = new Promise<{ name: string; answers: Answer[] }[]>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  return { answers, stop: () => worker.postMessage('stop') };
}
