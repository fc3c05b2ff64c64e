import type { LineFault } from '../../../sentences/catalogues/imports.ts';

/** `detail` completes the sentence: what to write instead, a limit, a list. */
export interface CellFault {
  code: LineFault;
  detail?: string;
}

export class CellError extends Error {
  readonly fault: CellFault;

  constructor(code: LineFault, detail?: string) {
    super(code);
    this.fault = detail === undefined ? { code } : { code, detail };
  }
}
