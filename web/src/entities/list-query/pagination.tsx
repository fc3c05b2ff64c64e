import { clsx } from 'clsx';
import { Link, useLocation } from 'react-router';
import { Icon } from '../../icons/icon.tsx';
import { formatNumber } from '../../lib/format/format.ts';
import * as m from '../../paraglide/messages.js';
import { ButtonLink } from '../../ui/button.tsx';
import { pageAddress } from './list-address.ts';
import { listPages } from './list-pages.ts';
import { paginationId } from './results-scroll.ts';

interface PaginationProps {
  page: number;
  pageCount: number;
}

export function Pagination({ page, pageCount }: PaginationProps) {
  const { search } = useLocation();
  if (pageCount <= 1) return null;

  return (
    <nav
      id={paginationId}
      aria-label={m.pagination_label()}
      className="mt-8 flex flex-wrap items-center justify-between gap-3"
    >
      <span className="min-w-0 flex-1">
        {page > 1 && (
          <ButtonLink
            look="secondary"
            to={pageAddress(search, page - 1)}
            rel="prev"
            preventScrollReset
            className="whitespace-nowrap max-sm:px-3"
          >
            <Icon name="chevron-left" size={18} />
            {m.pagination_previous()}
          </ButtonLink>
        )}
      </span>
      <ol className="flex flex-wrap items-center justify-center gap-1 max-sm:order-first max-sm:basis-full">
        {listPages(page, pageCount).map((shown, index) => (
          <li key={shown ?? `gap-${index}`}>
            {shown ? (
              <Link
                to={pageAddress(search, shown)}
                preventScrollReset
                aria-label={m.pagination_number({ page: formatNumber(shown) })}
                aria-current={shown === page ? 'page' : undefined}
                className={clsx(
                  'grid h-11 min-w-11 place-items-center rounded-2 px-2 font-semibold',
                  shown === page ? 'bg-ink text-page' : 'hover:bg-sunken',
                )}
              >
                {formatNumber(shown)}
              </Link>
            ) : (
              <span className="px-2">…</span>
            )}
          </li>
        ))}
      </ol>
      <span className="flex min-w-0 flex-1 justify-end">
        {page < pageCount && (
          <ButtonLink
            look="secondary"
            to={pageAddress(search, page + 1)}
            rel="next"
            preventScrollReset
            className="whitespace-nowrap max-sm:px-3"
          >
            {m.pagination_next()}
            <Icon name="chevron-right" size={18} />
          </ButtonLink>
        )}
      </span>
    </nav>
  );
}
