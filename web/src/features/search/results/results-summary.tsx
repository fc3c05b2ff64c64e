import { useLayoutEffect, useRef } from 'react';
import { formatTotal } from '../../../entities/list-query/format-total.ts';
import { changedListAddress } from '../../../entities/list-query/list-address.ts';
import { clearPlace, type ListQuery, parseAttributeParam } from '../../../entities/list-query/list-query.ts';
import { formatQuantity, getUnitName } from '../../../entities/material/prices/units.ts';
import { useChosenPlace } from '../../../entities/place/chosen-place.ts';
import { describeWhere } from '../../../entities/place/describe-where.ts';
import { PlaceGuesses } from '../../../entities/place/place-guesses.tsx';
import { withPrepositionDe } from '../../../entities/place/with-preposition.ts';
import * as m from '../../../paraglide/messages.js';
import { getLocale } from '../../../paraglide/runtime.js';
import { FieldError } from '../../../ui/form/field-error.tsx';
import { restoreFocus } from '../../../ui/restore-focus.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import type { FoundMaterials } from './load-search.ts';
import type { SearchQuery } from './search-query.ts';
import { separateNeed } from './separate-words.ts';
import { Widenings } from './widenings.tsx';

interface ResultsSummaryProps {
  query: SearchQuery;
  found: FoundMaterials;
}

export function ResultsSummary({ query: { asked, understood: query }, found }: ResultsSummaryProps) {
  const { results, faults, guesses, attributeNames } = found;
  const {
    correction,
    suggestion,
    placeInWords,
    quantityInWords,
    leftOut,
    missing,
    comparedBy,
    total,
    widenings,
  } = results;
  const inWords = separateNeed(query, quantityInWords);
  const place = useChosenPlace();
  const status = useRef<HTMLParagraphElement>(null);
  const hadOffers = useRef(false);
  useLayoutEffect(() => {
    if (hadOffers.current) restoreFocus(status.current);
    hadOffers.current = Boolean(suggestion || placeInWords || quantityInWords || widenings.length);
  }, [suggestion, placeInWords, quantityInWords, widenings]);
  const count = formatTotal(results);
  const counted = [m.results_none(), m.results_count_one({ count })][total] ?? m.results_count({ count });
  // The filters show these too, but are hidden below `lg`. Two fields of one filter may give the same
  // sentence.
  const sentences = new Set(
    Object.entries(faults)
      .filter(([name]) => name !== 'page')
      .map(([name, text]) => {
        const label = getFieldLabel(name, attributeNames);
        return label ? m.labelled({ label, text }) : text;
      }),
  );
  return (
    <>
      <p ref={status} tabIndex={-1} role="status" className="mt-1 text-ink-2">
        {[counted, describeWhere(query, results.place?.name, place)].filter(Boolean).join(', ')}
      </p>
      {!getLocale().startsWith('fr') && <p className="mt-1 text-13 text-ink-2">{m.results_in_french()}</p>}
      {quantityInWords && <QuantityInWords quantityInWords={quantityInWords} query={query} total={total} />}
      {placeInWords && <PlaceInWords placeInWords={placeInWords} query={query} inWords={inWords} />}
      {correction && <CorrectedWords correction={correction} query={inWords} />}
      {suggestion && (
        <p className="mt-1">
          <TextLink to={changedListAddress(inWords, { q: suggestion, exact: undefined })} preventScrollReset>
            {m.results_suggestion({ words: m.search_quoted({ words: suggestion }) })}
          </TextLink>
        </p>
      )}
      {comparedBy && <p className="mt-1">{m.results_compared_by({ unit: getUnitName(comparedBy) })}</p>}
      {missing?.brand && <p className="mt-1">{describeMissingBrand(missing.brand, total)}</p>}
      {leftOut.length > 0 && <p className="mt-1">{describeLeftOut(leftOut, query.q)}</p>}
      <Widenings query={query} results={results} />
      {[...sentences].map((sentence, index) => (
        <FieldError key={sentence} id={`fault-${index}`}>
          {sentence}
        </FieldError>
      ))}
      <PlaceGuesses query={asked} guesses={guesses} />
    </>
  );
}

interface QuantityInWordsProps {
  quantityInWords: NonNullable<FoundMaterials['results']['quantityInWords']>;
  query: ListQuery;
  total: number;
}

function QuantityInWords({ quantityInWords, query, total }: QuantityInWordsProps) {
  const { isApplied } = quantityInWords;
  const quantity = formatQuantity(quantityInWords.quantity, quantityInWords.unit);
  if (!isApplied && !query.quantityAsWords) {
    return total > 0 ? <p className="mt-1">{m.results_need_in_other_unit({ quantity })}</p> : null;
  }
  return (
    <p className="mt-1">
      {isApplied && `${m.results_need_in_words({ quantity })} · `}
      <TextLink
        to={changedListAddress(query, { quantityAsWords: isApplied || undefined })}
        preventScrollReset
      >
        {isApplied ? m.results_words_as_typed() : m.results_offer_need({ quantity })}
      </TextLink>
    </p>
  );
}

interface PlaceInWordsProps {
  placeInWords: NonNullable<FoundMaterials['results']['placeInWords']>;
  query: ListQuery;
  inWords: ListQuery;
}

function PlaceInWords({ placeInWords, query, inWords }: PlaceInWordsProps) {
  const { typed, rest, name, city, radiusKm: distance, isSearched } = placeInWords;
  const place = withPrepositionDe(name);
  const { anywhere } = query;
  if (!isSearched) {
    const around = { q: rest || undefined, city, radius: distance, placeAsWords: undefined };
    return (
      <p className="mt-1">
        <TextLink to={changedListAddress(inWords, around)} preventScrollReset>
          {rest
            ? m.results_offer_around({ words: m.search_quoted({ words: rest }), place })
            : m.results_offer_place({ place })}
        </TextLink>
      </p>
    );
  }
  return (
    <p className="mt-1">
      {anywhere ? m.results_anywhere_words({ place: name }) : m.results_around({ place, distance })}
      {' · '}
      <TextLink
        to={changedListAddress(query, { ...clearPlace(query), placeAsWords: true })}
        preventScrollReset
      >
        {m.results_place_as_word({ words: m.search_quoted({ words: typed }) })}
      </TextLink>
    </p>
  );
}

interface CorrectedWordsProps {
  correction: NonNullable<FoundMaterials['results']['correction']>;
  query: ListQuery;
}

function CorrectedWords({ correction: { from, to, isUndone }, query }: CorrectedWordsProps) {
  const other = changedListAddress(query, { exact: isUndone ? undefined : true });
  return (
    <p className="mt-1">
      {!isUndone && `${m.results_corrected({ words: m.search_quoted({ words: to }) })} `}
      <TextLink to={other} preventScrollReset>
        {m.results_uncorrected({ words: m.search_quoted({ words: isUndone ? to : from }) })}
      </TextLink>
    </p>
  );
}

const describeMissingBrand = (brand: string, total: number) =>
  total > 0 ? m.results_missing_brand_among({ brand }) : m.results_missing_brand({ brand });

function describeLeftOut(leftOut: string[], typed: string | undefined): string {
  const words = [...new Set(leftOut)].join(', ');
  return words === typed
    ? m.results_no_word({ words: m.search_quoted({ words }) })
    : m.results_left_out({ words });
}

const fieldLabels: Record<string, () => string> = {
  city: m.filters_place,
  lat: m.filters_place,
  lng: m.filters_place,
  radius: m.filters_radius,
  bounds: m.filters_place,
  category: m.filters_category,
  condition: m.filters_condition,
  minPrice: m.filters_price,
  maxPrice: m.filters_price,
  quantity: m.need_title,
  quantityUnit: m.need_title,
  waste: m.need_waste,
  maxTotal: m.filters_budget,
  maxDeliveredTotal: m.filters_budget_delivered,
  inStock: m.filters_available,
  delivery: m.filters_available,
  before: m.filters_before,
  sellerType: m.filters_seller,
  seller: m.filters_seller,
  unit: m.filters_unit,
  sort: m.results_sort,
  q: m.search_label,
};

function getFieldLabel(field: string, attributes: FoundMaterials['attributeNames']): string | undefined {
  const { key } = parseAttributeParam(field);
  return key ? attributes.find((attribute) => attribute.key === key)?.label : fieldLabels[field]?.();
}
