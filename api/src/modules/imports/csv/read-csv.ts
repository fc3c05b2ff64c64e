import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { limits } from '@parpaing/contract/limits';
import { CsvError, parse } from 'csv-parse';
import type { FileFault } from '../../../sentences/catalogues/imports.ts';

type Encoding = 'utf-8' | 'utf-16le' | 'windows-1252';
type Separator = ';' | ',' | '\t';

export class FileError extends Error {
  readonly fault: FileFault;

  constructor(fault: FileFault) {
    super(fault);
    this.fault = fault;
  }
}

export interface CsvText {
  text: string;
  encoding: Encoding;
  separator: Separator;
  skipped: number;
}

export interface CsvRecord {
  number: number;
  cells: string[];
}

const separators: Separator[] = [';', ',', '\t'];
const recordLength = 100_000;
const sliceLength = 32 * 1024;
/** Other requests are served between two batches of lines. */
const linesAtOnce = 100;

export function decodeCsv(content: Buffer): CsvText {
  if (content.length === 0) throw new FileError('empty_file');
  if (content.subarray(0, 4).toString('latin1') === 'PK\x03\x04') throw new FileError('spreadsheet');
  if (content.subarray(0, 4).toString('hex') === 'd0cf11e0') throw new FileError('spreadsheet');
  const { encoding, text: whole } = decode(content);
  if (whole.includes('\0')) throw new FileError('not_text');
  const [hint = '', given] = /^sep=([;,\t])\r?\n/i.exec(whole) ?? [];
  const text = whole.slice(hint.length);
  if (text.trim() === '') throw new FileError('empty_file');
  const separator = (given as Separator | undefined) ?? findSeparator(text);
  return { text, encoding, separator, skipped: hint ? 1 : 0 };
}

function decode(content: Buffer): { encoding: Encoding; text: string } {
  if (content[0] === 0xff && content[1] === 0xfe) return decodeAs('utf-16le', content);
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(content);
    return { encoding: 'utf-8', text };
  } catch {
    return decodeAs('windows-1252', content);
  }
}

const decodeAs = (encoding: Encoding, content: Buffer) => ({
  encoding,
  text: new TextDecoder(encoding).decode(content),
});

function findSeparator(text: string): Separator {
  const header = /^\s*[^\r\n]*/.exec(text)?.[0].replaceAll(/"[^"]*"/g, '') ?? '';
  const counts = separators.map((separator) => header.split(separator).length - 1);
  const most = Math.max(...counts);
  if (most === 0) throw new FileError('no_separator');
  return separators[counts.indexOf(most)] ?? ';';
}

export const countLines = ({ text }: CsvText): number => {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count++;
  return count;
};

export async function* readRecords({ text, separator, skipped }: CsvText): AsyncGenerator<CsvRecord> {
  const parser = parse({
    delimiter: separator,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: recordLength,
  });
  const source = Readable.from(slice(text));
  source.pipe(parser);
  let number = skipped;
  let count = 0;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      number++;
      if (number % linesAtOnce === 0) await setImmediate();
      if (cells.every((cell) => cell.trim() === '')) continue;
      if (cells.length > limits.importColumns) throw new FileError('too_many_columns');
      count++;
      if (count > limits.importLines + 1) throw new FileError('too_many_lines');
      yield { number, cells };
    }
  } catch (error) {
    throw error instanceof CsvError ? new FileError(toFault(error.code)) : error;
  } finally {
    source.destroy();
    parser.destroy();
  }
}

const toFault = (code: string): FileFault =>
  code === 'CSV_MAX_RECORD_SIZE'
    ? 'line_too_long'
    : code === 'CSV_QUOTE_NOT_CLOSED'
      ? 'open_quote'
      : 'not_text';

function* slice(text: string) {
  for (let start = 0; start < text.length; start += sliceLength) yield text.slice(start, start + sliceLength);
}
