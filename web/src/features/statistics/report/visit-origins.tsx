import type { Statistics } from '@parpaing/contract/schemas';
import type { ViewSource } from '@parpaing/contract/units';
import { formatNumber, formatPercent } from '../../../lib/format/format.ts';
import * as m from '../../../paraglide/messages.js';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { ShareBar } from '../share-bar.tsx';

const sourceNames: Record<ViewSource, () => string> = {
  search: m.source_search,
  category: m.source_category,
  similar: m.source_similar,
  seller: m.source_seller,
  direct: m.source_direct,
};

const mostSearches = 10;

const listColumns = (): Column<Statistics['searches'][number]>[] => [
  { title: m.searches_title(), render: ({ words }) => m.quoted({ words }) },
  { title: m.column_visits(), isNumeric: true, render: ({ views }) => formatNumber(views) },
  { title: m.figure_contacts(), isNumeric: true, render: ({ contacts }) => formatNumber(contacts) },
];

export function VisitOrigins({ sources, searches }: Pick<Statistics, 'sources' | 'searches'>) {
  const total = sources.reduce((sum, { views }) => sum + views, 0);
  const most = Math.max(1, ...sources.map(({ views }) => views));
  return (
    <Panel id="visits" title={m.sources_title()}>
      <ul className="grid gap-2.5">
        {sources.map(({ source, views }) => (
          <li key={source} className="grid grid-cols-[9.5rem_minmax(0,1fr)_6.5rem] items-center gap-3">
            <span>{sourceNames[source]()}</span>
            <ShareBar share={views / most} className="w-full" />
            <span className="text-right whitespace-nowrap">
              {formatNumber(views)}
              <span className="inline-block w-12 text-13 text-ink-2">
                {formatPercent(total === 0 ? 0 : Math.round((100 * views) / total))}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {searches.length > 0 ? (
        <DataTable
          columns={listColumns()}
          rows={searches.slice(0, mostSearches)}
          keyOf={({ words }) => words}
          className="mt-5 whitespace-normal [--edge:0px]"
        />
      ) : (
        <p className="mt-5 text-ink-2">{m.searches_empty()}</p>
      )}
    </Panel>
  );
}
