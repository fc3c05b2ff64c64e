import { clsx } from 'clsx';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { Link } from 'react-router';
import './data-table.css';

interface SortableHeaderProps {
  label: string;
  /** The address of the page sorted by this column, or the other way round when it is already. */
  to: string;
  direction?: 'ascending' | 'descending';
  isNumeric?: boolean;
}

/** For a table with the class `data-table`. */
export function SortableHeader({ label, to, direction, isNumeric = false }: SortableHeaderProps) {
  return (
    <th scope="col" aria-sort={direction} className={clsx(isNumeric && 'number')}>
      <Link to={to} preventScrollReset className="sort-link">
        {label}
        {direction && <Arrow direction={direction} />}
      </Link>
    </th>
  );
}

function Arrow({ direction }: Required<Pick<SortableHeaderProps, 'direction'>>) {
  const Icon = direction === 'ascending' ? ArrowUp : ArrowDown;
  return <Icon size={16} strokeWidth={1.75} className="flex-none" aria-hidden="true" />;
}
