import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '../icons/icon.tsx';
import './data-table.css';

interface SortableHeaderProps {
  label: string;
  /** The address of the page sorted by this column, or the other way round when it is already. */
  to: string;
  direction?: 'ascending' | 'descending';
  isNumeric?: boolean;
}

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
  const icon = direction === 'ascending' ? 'arrow-up' : 'arrow-down';
  return <Icon name={icon} size={16} className="flex-none" />;
}

export interface Column<Row> {
  title: string;
  isNumeric?: boolean;
  render: (row: Row) => ReactNode;
}

interface DataTableProps<Row> {
  columns: Column<Row>[];
  rows: Row[];
  keyOf: (row: Row) => string;
  labelledBy?: string;
  className?: string;
}

export function DataTable<Row>({ columns, rows, keyOf, labelledBy, className }: DataTableProps<Row>) {
  return (
    <table className={clsx('data-table is-compact', className)} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          {columns.map(({ title, isNumeric }) => (
            <th key={title} scope="col" className={clsx(isNumeric && 'number')}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ title, isNumeric, render }, index) => {
              const Cell = index === 0 ? 'th' : 'td';
              return (
                <Cell
                  key={title}
                  scope={index === 0 ? 'row' : undefined}
                  className={clsx(isNumeric && 'number')}
                >
                  {render(row)}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
