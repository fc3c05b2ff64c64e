import { formatTotal } from '../../lib/format-count.ts';
import { listAddress } from '../../lib/list-address.ts';
import { ofPlace } from '../../lib/of-place.ts';
import { unitName } from '../../lib/units.ts';
import * as m from '../../paraglide/messages.js';
import { FieldError } from '../../ui/field-error.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { dropUnknownPlace, type FoundMaterials } from './load-search.ts';
import { PlaceGuesses } from './place-guesses.tsx';
import { readRadius } from './radius.ts';

interface ResultsSummaryProps {
  params: URLSearchParams;
  found: FoundMaterials;
}

/** How many there are, where, and what was searched for in place of what was typed. */
export function ResultsSummary({ params, found: { results, faults, guesses } }: ResultsSummaryProps) {
  const { correction, leftOut, comparedBy, total } = results;
  const count = formatTotal(results);
  const counted = [m.results_none(), m.results_count_one({ count })][total] ?? m.results_count({ count });
  // Filters that the column shows are told there too: below `lg` it is out of sight.
  const sentences = Object.entries(faults).map(([name, sentence]) => `${nameOf(name)}${sentence}`);
  return (
    <>
      <p role="status" className="mt-1 text-ink-2">
        {[counted, describeWhere(dropUnknownPlace(params, faults), results.place?.name)]
          .filter(Boolean)
          .join(', ')}
      </p>
      {correction && (
        <p className="mt-1">
          {m.results_corrected({ words: m.search_quoted({ words: correction.to }) })}{' '}
          <TextLink to={listAddress(params, (next) => next.set('exact', 'true'))} preventScrollReset>
            {m.results_uncorrected({ words: m.search_quoted({ words: correction.from }) })}
          </TextLink>
        </p>
      )}
      {comparedBy && <p className="mt-1">{m.results_compared_by({ unit: unitName(comparedBy) })}</p>}
      {leftOut && leftOut.length > 0 && (
        <p className="mt-1">{m.results_left_out({ words: leftOut.join(', ') })}</p>
      )}
      {sentences.map((sentence, index) => (
        <FieldError key={sentence} id={`fault-${index}`}>
          {sentence}
        </FieldError>
      ))}
      <PlaceGuesses params={params} guesses={guesses} />
    </>
  );
}

const groups: Record<string, () => string> = {
  city: m.filters_place,
  lat: m.filters_place,
  lng: m.filters_place,
  radius: m.filters_radius,
  category: m.filters_category,
  condition: m.filters_condition,
  minPrice: m.filters_price,
  maxPrice: m.filters_price,
  quantity: m.filters_quantity_label,
  q: m.search_label,
};

function nameOf(field: string): string {
  return groups[field] ? `${groups[field]()}\u00A0: ` : '';
}

/** By the name of the commune found, which may have been a postal code or a beginning. */
function describeWhere(params: URLSearchParams, found: string | null | undefined): string | undefined {
  const city = found ?? params.get('city');
  const distance = readRadius(params);
  if (!distance) return undefined;
  return city ? m.results_within({ distance, place: ofPlace(city) }) : m.results_within_you({ distance });
}
