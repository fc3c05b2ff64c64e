import { describe, expect, it } from 'vitest';
import { protectCell, unprotectCell, writeCsv, writeCsvLine } from './csv.ts';

describe('une cellule ne devient jamais une formule', () => {
  it.each([
    '=1+1',
    '+33',
    '-10 % ce mois',
    '@SUM(A1)',
    '\ttab',
    "'=déjà",
    "''=deux fois",
    "l'apostrophe",
    '',
  ])('%j revient telle quelle', (cell) => {
    expect(protectCell(cell)).toMatch(/^$|^[^=+\-@\t\r]/);
    expect(unprotectCell(protectCell(cell))).toBe(cell);
  });

  it('même entre guillemets', () => expect(writeCsvLine(['=A1;B1', 'x'])).toBe('"\'=A1;B1";x\r\n'));
});

it('les nombres ont une virgule, ce qui manque est vide, et le tableur reconnaît l’UTF-8', () => {
  expect(
    writeCsv(
      ['Jour', 'Part'],
      [
        ['lundi', 2.5],
        ['mardi', null],
      ],
    ),
  ).toBe('\ufeffJour;Part\r\nlundi;2,5\r\nmardi;\r\n');
});
