import { useLocation } from 'react-router';
import { formatNumber } from '../../lib/format/format.ts';
import * as m from '../../paraglide/messages.js';
import { TextLink } from '../../ui/text-link.tsx';
import { pageAddress } from './list-address.ts';

export function PageOutOfRange({ pageCount }: { pageCount: number }) {
  const { search } = useLocation();
  const ends = [
    { label: m.pagination_last(), page: pageCount },
    { label: m.pagination_first(), page: 1 },
  ];
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-2 border border-joint bg-surface px-5 py-4">
      <p>{m.pagination_beyond({ count: formatNumber(pageCount) })}</p>
      {ends.slice(pageCount > 1 ? 0 : 1).map(({ label, page }) => (
        <TextLink key={label} to={pageAddress(search, page)} className="inline-flex min-h-11 items-center">
          {label}
        </TextLink>
      ))}
    </div>
  );
}
