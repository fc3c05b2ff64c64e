import { expect, vi } from 'vitest';
import type { App } from '../http/endpoint.ts';
import { newId } from '../lib/ids.ts';

type Headers = { authorization: string };

export interface CsvLine {
  [header: string]: string;
}

export const fillLine = (line: CsvLine = {}): CsvLine => ({
  designation: 'Laine de verre GR 32, ép. 120 mm',
  ref_interne: `REF-${newId().slice(-12)}`,
  famille: 'Laine de verre',
  etat: 'neuf',
  pu_ht: '41,90',
  tva: '20',
  unite: 'rouleau',
  contenu_m2: '5,4',
  qte_stock: '130',
  mini_cde: '4',
  cp: '93100',
  ville: 'Montreuil',
  epaisseur: '120',
  ...line,
});

export function toCsv(lines: CsvLine[], separator = ';'): string {
  const headers = [...new Set(lines.flatMap(Object.keys))];
  const quote = (cell = '') => (/[";,\t\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  return [headers, ...lines.map((line) => headers.map((header) => quote(line[header])))]
    .map((cells) => cells.join(separator))
    .join('\r\n');
}

export const importPath = '/api/materials/import';

export async function sendFile(
  app: App,
  path: string,
  headers: Headers,
  {
    fields,
    field,
    name,
    content,
  }: { fields: Record<string, string>; field: string; name: string; content: Buffer | string },
) {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.append(key, value);
  form.append(field, new Blob([new Uint8Array(Buffer.from(content))]), name);
  const body = new Response(form);
  return app.inject({
    method: 'POST',
    url: path,
    headers: { ...headers, 'content-type': body.headers.get('content-type') ?? '' },
    payload: Buffer.from(await body.arrayBuffer()),
  });
}

export const sendCsv = (app: App, headers: Headers, content: Buffer | string, id = newId()) =>
  sendFile(app, importPath, headers, { fields: { id }, field: 'file', name: 'stock.csv', content });

export async function awaitImport(app: App, headers: Headers, id: string) {
  return vi.waitFor(
    async () => {
      const response = await app.inject({ url: `${importPath}/${id}`, headers });
      const row = response.json();
      expect(row.state).not.toMatch(/checking|saving/);
      return row;
    },
    { timeout: 20_000, interval: 50 },
  );
}

export async function checkCsv(app: App, headers: Headers, content: Buffer | string) {
  const id = newId();
  const response = await sendCsv(app, headers, content, id);
  expect([response.statusCode, response.body]).toEqual([200, expect.anything()]);
  return awaitImport(app, headers, id);
}
