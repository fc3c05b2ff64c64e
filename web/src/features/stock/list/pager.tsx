import { limits } from '@parpaing/contract/limits';
import { Icon } from '../../../icons/icon.tsx';
import { formatNumber } from '../../../lib/format/format.ts';
import * as m from '../../../paraglide/messages.js';
import { ButtonLink } from '../../../ui/button.tsx';
import type { MyMaterialsChoice } from '../my-materials-queries.ts';
import { choiceAddress } from './list-choice.ts';

interface PagerProps {
  choice: MyMaterialsChoice;
  shown: number;
  total: number;
}

export function Pager({ choice, shown, total }: PagerProps) {
  const { page } = choice;
  const perPage = limits.myMaterialsPerPage;
  const pageCount = Math.ceil(total / perPage);
  if (pageCount < 2) return null;
  const first = (page - 1) * perPage + 1;
  const range = {
    from: formatNumber(first),
    to: formatNumber(first + shown - 1),
    total: formatNumber(total),
  };
  return (
    <nav
      aria-label={m.pagination_label()}
      className="mt-4 grid justify-items-center gap-3 md:flex md:items-center md:justify-between"
    >
      <p className="text-13 text-ink-2">{m.my_materials_range(range)}</p>
      <div className="grid gap-2 max-md:w-full md:flex md:items-center md:justify-between">
        {page > 1 && (
          <ButtonLink look="secondary" to={choiceAddress(choice, { page: page - 1 })} rel="prev">
            <Icon name="chevron-left" size={18} />
            <span className="md:sr-only">{m.pagination_previous()}</span>
          </ButtonLink>
        )}
        <span className="text-13 text-ink-2 max-md:hidden">
          {m.pagination_page({ page: formatNumber(page), count: formatNumber(pageCount) })}
        </span>
        {page < pageCount && (
          <ButtonLink look="secondary" to={choiceAddress(choice, { page: page + 1 })} rel="next">
            <span className="md:sr-only">{m.pagination_next()}</span>
            <Icon name="chevron-right" size={18} />
          </ButtonLink>
        )}
      </div>
    </nav>
  );
}
