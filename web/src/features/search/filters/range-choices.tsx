import type { ListParam } from '../../../entities/list-query/list-query.ts';
import { formatNumber } from '../../../lib/format/format.ts';

interface RangeChoice {
  bounds: [string, string];
  label: string;
  count?: number;
}

interface RangeChoicesProps {
  names: readonly [ListParam, ListParam];
  choices: RangeChoice[];
  chosen: (string | undefined)[];
}

export function RangeChoices({ names, choices, chosen }: RangeChoicesProps) {
  function choose(form: HTMLFormElement | null, bounds: string[]) {
    for (const [index, name] of names.entries()) {
      const field = form?.elements.namedItem(name);
      if (field instanceof HTMLInputElement) field.value = bounds[index] ?? '';
    }
    form?.requestSubmit();
  }
  return choices.map(({ bounds, label, count }) => {
    const isChosen = bounds.every((bound, index) => bound === chosen[index]);
    return (
      <button
        key={label}
        type="button"
        aria-pressed={isChosen}
        onClick={({ currentTarget }) => choose(currentTarget.form, isChosen ? [] : bounds)}
        className="filter-choice js-only"
      >
        <span>{label}</span>
        {count !== undefined && <small>{formatNumber(count)}</small>}
      </button>
    );
  });
}
