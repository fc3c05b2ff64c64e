import type { CallInput } from '@parpaing/contract/calls';
import { callApi } from '../../../entities/session/calls/call-api.ts';
import { saveFile } from '../../../lib/browser/save-file.ts';

type CsvCall = 'readImportTemplate' | 'readBadLines' | 'exportMaterials';

export async function downloadCsv<Name extends CsvCall>(
  name: Name,
  input: CallInput<Name>,
  fileName: string,
) {
  const text: unknown = await callApi(name, input);
  // Reading the answer as text removes the byte order mark, without which Excel loses the accents.
  saveFile(['\ufeff', String(text)], fileName, 'text/csv');
}
