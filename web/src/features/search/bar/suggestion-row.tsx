import { limits } from '@parpaing/contract/limits';
import type { Suggestion } from '@parpaing/contract/schemas';
import { PlaceName } from '../../../entities/place/place-name.tsx';
import { Icon } from '../../../icons/icon.tsx';
import { formatNumber } from '../../../lib/format/format.ts';
import * as m from '../../../paraglide/messages.js';

const icons = {
  term: 'search',
  category: 'layout-grid',
  material: 'package',
  place: 'map-pin',
  seller: 'store',
} as const;

const kinds = {
  term: undefined,
  category: m.suggestions_category,
  material: m.suggestions_material,
  place: m.suggestions_place,
  seller: m.suggestions_seller,
};

export function SuggestionRow({ suggestion }: { suggestion: Suggestion }) {
  const { kind, text } = suggestion;
  return (
    <>
      <Icon name={icons[kind]} size={18} className="flex-none text-ink-2" />
      <span className="line-clamp-2 min-w-0 flex-1 leading-5">
        {kind === 'place' ? <PlaceName name={text} /> : text}
        {kind === 'place' && <span className="text-ink-2"> {suggestion.place.postalCode}</span>}
      </span>
      <span className="flex flex-none flex-col items-end text-13 leading-4 text-ink-2">
        {kinds[kind] && <span>{kinds[kind]()}</span>}
        {'count' in suggestion && suggestion.count && <span>{describeCount(suggestion.count)}</span>}
      </span>
    </>
  );
}

function describeCount(count: number): string {
  if (count === 1) return m.suggestions_count_one();
  const shown = formatNumber(count);
  // Materials that a term finds are counted up to this number.
  return m.suggestions_count({ count: count === limits.listDepth ? `${shown}+` : shown });
}
