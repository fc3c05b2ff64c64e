import { pages } from '@parpaing/contract/pages';
import type { Suggestion } from '@parpaing/contract/schemas';
import type { ReactNode } from 'react';
import { listAddress } from '../../../entities/list-query/list-address.ts';
import type { ListQuery } from '../../../entities/list-query/list-query.ts';
import { findRadius } from '../../../entities/place/radius.ts';
import { Drawing } from '../../../icons/drawing.tsx';
import * as m from '../../../paraglide/messages.js';
import { BlueprintPanel } from '../../../ui/blueprint-panel.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { ActiveFilter } from '../filters/active-filters.ts';
import type { ShownCategory } from '../filters/shown-categories.ts';
import type { FoundMaterials } from './load-search.ts';
import { listWidenings } from './widenings.tsx';

interface EmptyResultsProps {
  query: ListQuery;
  found: FoundMaterials;
  filters: ActiveFilter[];
  catalogue: ShownCategory[];
  children?: ReactNode;
}

const maxFilters = 5;

export function EmptyResults({ query, found, filters, catalogue, children }: EmptyResultsProps) {
  const radius = findRadius(query);
  const missing = found.results.missing?.words;
  const widenings = listWidenings(query, found.results);
  const alternatives = widenings.length
    ? widenings
    : listFilterRemovals(filters.filter(({ isCounted }) => !isCounted));
  return (
    <>
      <div className="grid items-center gap-8 lg:grid-cols-[1fr_20rem]">
        <div>
          <h2 className="text-24">
            {missing
              ? m.results_missing({ words: m.search_quoted({ words: missing }) })
              : m.results_empty_title()}
          </h2>
          <Choices text={m.results_empty_text()} choices={alternatives} isFirstMain />
          <Choices text={m.results_empty_related()} choices={listRelated(found.related)} />
          <ButtonLink
            look={alternatives.length > 0 ? 'secondary' : 'primary'}
            to={listAddress({ scroll: true })}
            className="mt-6"
          >
            {m.results_all()}
          </ButtonLink>
        </div>
        <BlueprintPanel className="rounded-3 p-6">
          <Drawing name="radius" className="mx-auto h-36 max-w-full">
            {radius && (
              <text
                x="187"
                y="79"
                textAnchor="middle"
                className="fill-current stroke-none text-[14px] font-medium"
              >
                {m.search_radius_km({ distance: radius })}
              </text>
            )}
          </Drawing>
        </BlueprintPanel>
      </div>
      {children}
      <p className="mt-10 text-ink-2">{m.results_empty_browse()}</p>
      <ul className="mt-1 flex flex-wrap gap-x-5">
        {catalogue
          .filter(({ parent }) => parent === null)
          .map(({ slug, name }) => (
            <li key={slug}>
              <TextLink to={listAddress({ category: slug })}>{name}</TextLink>
            </li>
          ))}
      </ul>
    </>
  );
}

interface ChoicesProps {
  text: string;
  choices: ActiveFilter[];
  isFirstMain?: boolean;
}

function Choices({ text, choices, isFirstMain = false }: ChoicesProps) {
  if (choices.length === 0) return null;
  return (
    <>
      <p className="mt-4 text-ink-2">{text}</p>
      <ul className="mt-3 flex flex-wrap gap-2">
        {choices.map(({ label, to }, index) => (
          <li key={to}>
            <ButtonLink look={isFirstMain && index === 0 ? 'primary' : 'secondary'} to={to}>
              {label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </>
  );
}

function listRelated(related: Suggestion[]): ActiveFilter[] {
  return related.flatMap((suggestion) => {
    const { kind, text } = suggestion;
    if (kind === 'seller')
      return { label: m.results_seller({ name: text }), to: pages.publicProfile(suggestion.id) };
    if (kind === 'category') return { label: text, to: listAddress({ category: suggestion.slug }) };
    return kind === 'term' ? { label: text, to: listAddress({ q: text }) } : [];
  });
}

function listFilterRemovals(filters: ActiveFilter[]): ActiveFilter[] {
  return filters
    .slice(0, maxFilters)
    .map(({ label, to }) => ({ label: m.results_without({ filter: label }), to }));
}
