import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '../icons/icon.tsx';
import './data-table.css';

export function Table({ className, ...props }: ComponentProps<'table'>) {
  return <table className={clsx('data-table', className)} {...props} />;
}

interface SortableHeaderProps {
  label: string;
  /** The address of the page sorted by this column, or the other way round when it is already. */
  to: string;
  direction?: 'ascending' | 'descending';
  isNumeric?: boolean;
  className?: string;
}

export function SortableHeader({ label, to, direction, isNumeric = false, className }: SortableHeaderProps) {
  return (
    <th scope="col" aria-sort={direction} className={clsx(isNumeric && 'text-right', className)}>
      <Link
        to={to}
        preventScrollReset
        className="inline-flex min-h-6 items-center gap-1 underline-offset-3 hover:text-ink hover:underline"
      >
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
  headClassName?: string;
}

export function DataTable<Row>({
  columns,
  rows,
  keyOf,
  labelledBy,
  className,
  headClassName,
}: DataTableProps<Row>) {
  return (
    <Table className={clsx('[--row:2.5rem]', className)} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          {columns.map(({ title, isNumeric }) => (
            <th key={title} scope="col" className={clsx(isNumeric && 'text-right', headClassName)}>
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
                  className={isNumeric ? 'text-right' : undefined}
                >
                  {render(row)}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
