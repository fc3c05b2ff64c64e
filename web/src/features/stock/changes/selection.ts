export interface Selection {
  ids: readonly string[];
  anchor: string | undefined;
}

export const nothingSelected: Selection = { ids: [], anchor: undefined };

/** With Shift, all between the anchor and this one get its new state. */
export function toggle(
  selection: Selection,
  id: string,
  shown: readonly string[],
  isRange: boolean,
): Selection {
  const isWanted = !selection.ids.includes(id);
  const ends = [shown.indexOf(selection.anchor ?? id), shown.indexOf(id)];
  const touched =
    isRange && !ends.includes(-1) ? shown.slice(Math.min(...ends), Math.max(...ends) + 1) : [id];
  const others = selection.ids.filter((known) => !touched.includes(known));
  return { ids: isWanted ? [...others, ...touched] : others, anchor: id };
}

export const togglePage = (selection: Selection, shown: readonly string[]): Selection =>
  countShown(selection, shown) === shown.length ? nothingSelected : { ids: shown, anchor: undefined };

export const listSelected = <Row extends { id: string }>({ ids }: Selection, rows: readonly Row[]): Row[] =>
  rows.filter(({ id }) => ids.includes(id));

const countShown = ({ ids }: Selection, shown: readonly string[]) =>
  shown.filter((id) => ids.includes(id)).length;
