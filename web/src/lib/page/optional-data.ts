export type Optional<Data> = Data | null;

/** One failing call must not fail the page; the server does not cache a page with missing data. */
export function nullOnError<Data>(answer: Promise<Data>): Promise<Optional<Data>> {
  return answer.catch(() => null);
}
