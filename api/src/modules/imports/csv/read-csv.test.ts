import { describe, expect, it } from 'vitest';
import { decodeCsv, FileError, readRecords } from './read-csv.ts';

const utf8 = (text: string) => Buffer.from(text);
const windows1252 = (text: string) => Buffer.from(text, 'latin1');

async function readAll(content: Buffer) {
  const records = [];
  for await (const { number, cells } of readRecords(decodeCsv(content))) records.push([number, ...cells]);
  return records;
}

async function findFault(content: Buffer) {
  try {
    await readAll(content);
  } catch (error) {
    return error instanceof FileError ? error.fault : error;
  }
}

describe('un fichier CSV est reconnu', () => {
  it.each([
    ['point-virgule, UTF-8', utf8('réf;prix\nA;1\n'), 'utf-8', ';', 'réf'],
    ['avec un BOM', utf8('\ufeffréf;prix\nA;1\n'), 'utf-8', ';', 'réf'],
    ['virgule', utf8('réf,prix\nA,1\n'), 'utf-8', ',', 'réf'],
    ['tabulation', utf8('réf\tprix\nA\t1\n'), 'utf-8', '\t', 'réf'],
    ['Windows-1252', windows1252('r\xe9f;prix\nA;1\n'), 'windows-1252', ';', 'réf'],
    [
      'texte Unicode d’un tableur',
      Buffer.from('\ufeffréf\tprix\nA\t1\n', 'utf16le'),
      'utf-16le',
      '\t',
      'réf',
    ],
    ['indication d’Excel', utf8('sep=,\nréf,prix\nA,1\n'), 'utf-8', ',', 'réf'],
    ['virgules dans un titre entre guillemets', utf8('"réf";"a, b, c"\nA;1\n'), 'utf-8', ';', 'réf'],
  ] as const)('%s', async (_, content, encoding, separator, header) => {
    expect(decodeCsv(content)).toMatchObject({ encoding, separator });
    expect((await readAll(content))[0]?.[1]).toBe(header);
  });

  it('guillemets, sauts de ligne, pouces et lignes vides gardent les numéros d’un tableur', async () => {
    const text = 'a;b\r\n"un ""deux""";"x\r\ny"\r\n\r\nTube 1/2";3\n;\nfin;4';
    expect(await readAll(utf8(text))).toEqual([
      [1, 'a', 'b'],
      [2, 'un "deux"', 'x\r\ny'],
      [4, 'Tube 1/2"', '3'],
      [6, 'fin', '4'],
    ]);
  });

  it.each([
    ['vide', utf8(''), 'empty_file'],
    ['blanc', utf8(' \n\n'), 'empty_file'],
    ['un classeur', Buffer.from('PK\x03\x04rest', 'latin1'), 'spreadsheet'],
    ['un ancien classeur', Buffer.from('d0cf11e0a1b1', 'hex'), 'spreadsheet'],
    ['binaire', utf8('a;b\0\n'), 'not_text'],
    ['une seule colonne', utf8('titre\nLaine\n'), 'no_separator'],
    ['un guillemet jamais fermé', utf8('a;b\n"x;1\n'), 'open_quote'],
    ['une bombe de guillemets', utf8(`a;b\n${'"'.repeat(3_000_001)}`), 'line_too_long'],
    ['une ligne de 5 Mo', utf8(`a;b\n${'x'.repeat(5_000_000)};1\n`), 'line_too_long'],
    ['trop de lignes', utf8(`a;b\n${'1;2\n'.repeat(20_001)}`), 'too_many_lines'],
    ['trop de colonnes', utf8(`${'a;'.repeat(300)}\n`), 'too_many_columns'],
  ])('sauf %s', async (_, content, fault) => {
    expect(await findFault(content)).toBe(fault);
  });
});
