import { changedListAddress, listAddress } from '../../../entities/list-query/list-address.ts';
import { clearPlace, type ListQuery } from '../../../entities/list-query/list-query.ts';
import * as m from '../../../paraglide/messages.js';
import { BlueprintPanel } from '../../../ui/blueprint-panel.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Drawing } from '../../../ui/drawing.tsx';
import type { ActiveFilter } from '../filters/active-filters.ts';
import { findRadius, findWiderRadius } from '../place/radius.ts';

interface EmptyResultsProps {
  query: ListQuery;
  filters: ActiveFilter[];
}

const maxFilters = 5;

export function EmptyResults({ query, filters }: EmptyResultsProps) {
  const radius = findRadius(query);
  const alternatives = [
    ...listPlaceAlternatives(query),
    ...listFilterRemovals(filters.filter(({ isPlace }) => !isPlace)),
  ];
  return (
    <div className="grid items-center gap-8 lg:grid-cols-[1fr_20rem]">
      <div>
        <h2 className="md:text-24 md:leading-7.5">{m.results_empty_title()}</h2>
        {alternatives.length > 0 && (
          <>
            <p className="mt-2 text-ink-2">{m.results_empty_text()}</p>
            <ul className="mt-3 flex flex-wrap gap-2">
              {alternatives.map(({ label, to }) => (
                <li key={label}>
                  <ButtonLink look="secondary" to={to}>
                    {label}
                  </ButtonLink>
                </li>
              ))}
            </ul>
          </>
        )}
        <ButtonLink to={listAddress({ scroll: true })} className="mt-6">
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
  );
}

function listPlaceAlternatives(query: ListQuery): ActiveFilter[] {
  const radius = findRadius(query);
  if (!radius) return [];
  const anywhere = { label: m.results_anywhere(), to: changedListAddress(query, clearPlace(query)) };
  const distance = findWiderRadius(radius);
  if (!distance) return [anywhere];
  const to = changedListAddress(query, { radius: distance });
  return [{ label: m.results_widen({ distance }), to }, anywhere];
}

function listFilterRemovals(filters: ActiveFilter[]): ActiveFilter[] {
  return filters
    .slice(0, maxFilters)
    .map(({ label, to }) => ({ label: m.results_without({ filter: label }), to }));
}
