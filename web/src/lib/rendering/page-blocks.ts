/** What a block of a page shows: its data, or null when they could not be had and the rest stands without. */
export type Block<Data> = Data | null;

/** One failing call must not take the page down; the server marks such a page as not to be kept. */
export function orNull<Data>(answer: Promise<Data>): Promise<Block<Data>> {
  return answer.catch(() => null);
}
