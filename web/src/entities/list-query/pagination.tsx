import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useLocation } from 'react-router';
import * as m from '../../paraglide/messages.js';
import { ButtonLink } from '../../ui/button.tsx';
import { pageAddress } from './list-address.ts';

interface PaginationProps {
  page: number;
  pageCount: number;
}

export function Pagination({ page, pageCount }: PaginationProps) {
  const { search } = useLocation();
  if (pageCount <= 1) return null;

  return (
    <nav aria-label={m.pagination_label()} className="mt-8 flex flex-wrap items-center justify-between gap-3">
      <span className="min-w-0 flex-1">
        {page > 1 && (
          <ButtonLink look="secondary" to={pageAddress(search, page - 1)} rel="prev" preventScrollReset>
            <ChevronLeft size={18} strokeWidth={1.75} aria-hidden="true" />
            {m.pagination_previous()}
          </ButtonLink>
        )}
      </span>
      <p className="max-sm:order-first max-sm:basis-full">{m.pagination_page({ page, count: pageCount })}</p>
      <span className="flex min-w-0 flex-1 justify-end">
        {page < pageCount && (
          <ButtonLink look="secondary" to={pageAddress(search, page + 1)} rel="next" preventScrollReset>
            {m.pagination_next()}
            <ChevronRight size={18} strokeWidth={1.75} aria-hidden="true" />
          </ButtonLink>
        )}
      </span>
    </nav>
  );
}
