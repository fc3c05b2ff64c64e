import { pages } from '@parpaing/contract/pages';
import type { MaterialFigures } from '@parpaing/contract/schemas';
import { Link } from 'react-router';
import { formatNumber } from '../../../lib/format/format.ts';
import * as m from '../../../paraglide/messages.js';
import { SortableHeader, Table } from '../../../ui/data-table.tsx';
import { countContacts, countFavorites } from '../counts.ts';
import { describeCountChange } from '../describe-change.ts';
import { Growth } from '../growth.tsx';
import { MaterialName, Thumbnail } from '../material-name.tsx';
import { ShareBar } from '../share-bar.tsx';
import { type ReportChoice, sortAddress } from './report-choice.ts';
import { formatShare } from './report-figures.tsx';

interface RowsProps {
  rows: MaterialFigures[];
}

export function MaterialFiguresTable({ choice, rows }: RowsProps & { choice: ReportChoice }) {
  const mostViews = Math.max(1, ...rows.map(({ views }) => views));
  const describeSort = (sort: ReportChoice['sort']) => ({
    to: sortAddress(choice, sort),
    direction: sort === choice.sort ? ('descending' as const) : undefined,
  });
  return (
    <Table className="max-md:hidden">
      <thead>
        <tr>
          <th scope="col">{m.column_material()}</th>
          <SortableHeader label={m.figure_views()} {...describeSort('views')} />
          <th scope="col" className="text-right">
            {m.column_trend()}
          </th>
          <SortableHeader label={m.figure_favorites()} {...describeSort('favorites')} isNumeric />
          <SortableHeader label={m.figure_contacts()} {...describeSort('contacts')} isNumeric />
          <th scope="col" className="text-right">
            {m.column_conversion()}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row" className="w-full max-w-0">
              <MaterialName material={row} to={pages.material(row.id)} />
            </th>
            <td>
              <span className="flex items-center gap-2.5">
                <span className="min-w-10 text-right">{formatNumber(row.views)}</span>
                <ShareBar share={row.views / mostViews} className="w-30 max-xl:hidden" />
              </span>
            </td>
            <td className="text-right">
              <Growth change={describeCountChange(row.views, row.previousViews)} />
            </td>
            <td className="text-right">{formatNumber(row.favorites)}</td>
            <td className="text-right">{formatNumber(row.contacts)}</td>
            <td className="text-right">{formatShare(row.conversion)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

export function MaterialFiguresList({ rows }: RowsProps) {
  return (
    <ul className="divide-y divide-joint md:hidden">
      {rows.map(({ id, title, picture, views, previousViews, favorites, contacts, conversion }) => (
        <li key={id} className="relative flex items-center gap-3 p-3">
          <Thumbnail picture={picture} />
          <div className="min-w-0 flex-1">
            <Link
              to={pages.material(id)}
              className="block truncate font-semibold after:absolute after:inset-0"
            >
              {title}
            </Link>
            <p className="text-13 text-ink-2">
              {m.material_figures_line({
                favorites: countFavorites(favorites),
                contacts: countContacts(contacts),
                share: formatShare(conversion),
              })}
            </p>
          </div>
          <div className="flex-none text-right">
            <p className="font-semibold">
              <span className="sr-only">{m.figure_views()} </span>
              {formatNumber(views)}
            </p>
            <Growth change={describeCountChange(views, previousViews)} />
          </div>
        </li>
      ))}
    </ul>
  );
}
