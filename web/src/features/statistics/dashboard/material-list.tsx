import type { CallAnswer } from '@parpaing/contract/calls';
import { limits } from '@parpaing/contract/limits';
import { materialStatuses } from '@parpaing/contract/units';
import { Form } from 'react-router';
import { PageOutOfRange } from '../../../entities/list-query/page-out-of-range.tsx';
import { Pagination } from '../../../entities/list-query/pagination.tsx';
import { resultsId } from '../../../entities/list-query/results-scroll.ts';
import { SearchField } from '../../../entities/list-query/search-field.tsx';
import { getStatusPlural } from '../../../entities/material/status-mark.tsx';
import { formatNumber } from '../../../lib/format/format.ts';
import * as m from '../../../paraglide/messages.js';
import { InlineNotice } from '../../../ui/inline-notice.tsx';
import { FilterPill } from '../../../ui/tabs.tsx';
import { type DashboardChoice, dashboardAddress } from './dashboard-choice.ts';
import { MaterialRowList, MaterialTable } from './material-rows.tsx';

const titleId = 'dashboard-materials-title';

type Answer = CallAnswer<'listMyMaterials'>;

export function MaterialList({ choice, materials }: { choice: DashboardChoice; materials: Answer }) {
  const { items, total, counts } = materials;
  const pageCount = Math.ceil(total / limits.myMaterialsPerPage);
  return (
    <section id={resultsId} tabIndex={-1} aria-labelledby={titleId} className="mt-10 outline-none">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={titleId} className="text-20">
          {m.dashboard_materials()}
        </h2>
        <WordsField choice={choice} />
      </div>
      <StatusFilter choice={choice} counts={counts} />
      {items.length > 0 ? (
        <div className="overflow-x-auto rounded-2 border border-joint bg-surface">
          <MaterialTable choice={choice} items={items} />
          <MaterialRowList items={items} />
        </div>
      ) : total > 0 ? (
        <PageOutOfRange pageCount={pageCount} />
      ) : (
        <InlineNotice
          text={m.dashboard_none_found()}
          action={{
            to: dashboardAddress(choice, { status: undefined, q: undefined }),
            label: m.dashboard_show_all(),
          }}
        />
      )}
      {items.length > 0 && <Pagination page={choice.page ?? 1} pageCount={pageCount} />}
    </section>
  );
}

function WordsField({ choice: { q, status, sort } }: { choice: DashboardChoice }) {
  return (
    <Form role="search" preventScrollReset className="max-md:w-full md:w-65">
      {status && <input type="hidden" name="status" value={status} />}
      {sort !== 'recent' && <input type="hidden" name="by" value={sort} />}
      <SearchField key={q} label={m.dashboard_search()} defaultValue={q} />
    </Form>
  );
}

function StatusFilter({ choice, counts }: { choice: DashboardChoice; counts: Answer['counts'] }) {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const shown = materialStatuses.filter((status) => counts[status] > 0 || status === choice.status);
  return (
    <nav aria-label={m.dashboard_filter_label()}>
      <ul className="-mx-(--margin) my-3 flex gap-2 overflow-x-auto px-(--margin) py-0.5 scrollbar-none">
        <FilterLink choice={choice} status={undefined} name={m.dashboard_filter_all()} count={all} />
        {shown.map((status) => (
          <FilterLink
            key={status}
            choice={choice}
            status={status}
            name={getStatusPlural(status)}
            count={counts[status]}
          />
        ))}
      </ul>
    </nav>
  );
}

interface FilterLinkProps {
  choice: DashboardChoice;
  status: DashboardChoice['status'];
  name: string;
  count: number;
}

function FilterLink({ choice, status, name, count }: FilterLinkProps) {
  return (
    <li>
      <FilterPill
        to={dashboardAddress(choice, { status })}
        preventScrollReset
        isCurrent={status === choice.status}
        className="lg:min-h-9"
      >
        {m.dashboard_filter_count({ name, count: formatNumber(count) })}
      </FilterPill>
    </li>
  );
}
