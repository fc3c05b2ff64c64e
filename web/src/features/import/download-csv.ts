import type { CallInput } from '@parpaing/contract/calls';
import { callApi } from '../../entities/session/call-api.ts';

type CsvCall = 'readImportTemplate' | 'readBadLines' | 'exportMaterials';

/** Fetched, because a link cannot carry the token. */
export async function downloadCsv<Name extends CsvCall>(
  name: Name,
  input: CallInput<Name>,
  fileName: string,
) {
  const text: unknown = await callApi(name, input);
  // Reading the answer as text removes the byte order mark, without which Excel loses the accents.
  const address = URL.createObjectURL(new Blob(['\ufeff', String(text)], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The browser may still be reading it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
