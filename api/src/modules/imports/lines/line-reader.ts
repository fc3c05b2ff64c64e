import type { MaterialValues } from '@parpaing/contract/schemas';
import type { BaseUnit } from '@parpaing/contract/units';
import type { AttributeDefinition } from '../../categories/types.ts';
import { CellError, type CellFault } from '../cells/fault.ts';
import type { FieldKey } from '../fields.ts';

export interface LineFaultRow extends CellFault {
  field: FieldKey | `attribute:${string}`;
}

export interface Line {
  cells: Partial<Record<FieldKey, string>>;
  attributes: { label: string; cell: string }[];
  headerUnit: BaseUnit | undefined;
}

export interface Found {
  categorySlug: string | undefined;
  categoryName: string;
  definitions: AttributeDefinition[];
  place: MaterialValues['place'] | undefined;
  isPrivate: boolean;
  kept?: Record<string, unknown>;
}

export type CheckedLine<Values> = { values: Values } | { faults: LineFaultRow[] };

export class LineReader {
  readonly faults: LineFaultRow[] = [];
  readonly #line: Line;

  constructor(line: Line) {
    this.#line = line;
  }

  cell(field: FieldKey): string {
    return this.#line.cells[field] ?? '';
  }

  refuse(field: LineFaultRow['field'], fault: CellFault): void {
    this.faults.push({ field, ...fault });
  }

  read<Value>(field: FieldKey, parse: (cell: string) => Value, fallback?: Value): Value | undefined {
    const cell = this.cell(field);
    if (cell === '') {
      if (fallback === undefined)
        this.refuse(field, { code: this.#isAbsent(field) ? 'column_missing' : 'empty' });
      return fallback;
    }
    return this.attempt(field, () => parse(cell));
  }

  attempt<Value>(field: LineFaultRow['field'], parse: () => Value): Value | undefined {
    try {
      return parse();
    } catch (error) {
      if (!(error instanceof CellError)) throw error;
      this.refuse(field, error.fault);
      return undefined;
    }
  }

  #isAbsent = (field: FieldKey) => this.#line.cells[field] === undefined;
}
