/** Shown to the operator as one sentence, without a stack. */
export class StartupError extends Error {
  constructor(sentence: string, cause?: unknown) {
    super(sentence, { cause });
    this.name = 'StartupError';
  }
}
