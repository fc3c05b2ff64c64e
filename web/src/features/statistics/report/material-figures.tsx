import { limits } from '@parpaing/contract/limits';
import type { MaterialFigures } from '@parpaing/contract/schemas';
import { useLocation } from 'react-router';
import { pageAddress } from '../../../entities/list-query/list-address.ts';
import { PageOutOfRange } from '../../../entities/list-query/page-out-of-range.tsx';
import { Pagination } from '../../../entities/list-query/pagination.tsx';
import { resultsId } from '../../../entities/list-query/results-scroll.ts';
import { formatNumber } from '../../../lib/format/format.ts';
import * as m from '../../../paraglide/messages.js';
import { TextLink } from '../../../ui/text-link.tsx';
import { MaterialFiguresList, MaterialFiguresTable } from './material-figures-rows.tsx';
import type { ReportChoice } from './report-choice.ts';

const firstRows = 6;
const titleId = 'material-figures-title';

interface MaterialFiguresSectionProps {
  choice: ReportChoice;
  items: MaterialFigures[];
  total: number;
}

export function MaterialFiguresSection({ choice, items, total }: MaterialFiguresSectionProps) {
  const { search } = useLocation();
  const rows = choice.page === undefined ? items.slice(0, firstRows) : items;
  const pageCount = Math.ceil(total / limits.statisticsRows);
  return (
    <section id={resultsId} tabIndex={-1} aria-labelledby={titleId} className="mt-10 outline-none">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4">
        <h2 id={titleId} className="text-20">
          {m.material_figures_title()}
        </h2>
        {choice.page === undefined && total > firstRows && (
          <TextLink to={pageAddress(search, 1)} className="inline-flex min-h-11 items-center">
            {m.material_figures_all({ count: formatNumber(total) })}
          </TextLink>
        )}
      </div>
      {rows.length > 0 ? (
        <div className="overflow-x-auto rounded-2 border border-joint bg-surface">
          <MaterialFiguresTable choice={choice} rows={rows} />
          <MaterialFiguresList rows={rows} />
        </div>
      ) : (
        <PageOutOfRange pageCount={pageCount} />
      )}
      {choice.page !== undefined && rows.length > 0 && (
        <Pagination page={choice.page} pageCount={pageCount} />
      )}
    </section>
  );
}
