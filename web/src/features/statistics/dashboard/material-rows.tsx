import { isStockLow, isUniquePiece } from '@parpaing/contract/offer-rules';
import { pages } from '@parpaing/contract/pages';
import type { MyMaterial } from '@parpaing/contract/schemas';
import type { MySort } from '@parpaing/contract/units';
import { Link } from 'react-router';
import { namePriceColumn } from '../../../entities/material/prices/price-column.ts';
import { formatQuantity } from '../../../entities/material/prices/units.ts';
import { getShownStatus, StatusMark } from '../../../entities/material/status-mark.tsx';
import { Icon } from '../../../icons/icon.tsx';
import { formatMoney, formatNumber } from '../../../lib/format/format.ts';
import * as m from '../../../paraglide/messages.js';
import { SortableHeader, Table } from '../../../ui/data-table.tsx';
import { IconLink } from '../../../ui/icon-button.tsx';
import { countContacts } from '../counts.ts';
import { MaterialName, Thumbnail } from '../material-name.tsx';
import { type DashboardChoice, dashboardAddress } from './dashboard-choice.ts';

/** Each column has one order, chosen by the API. */
const directions: Partial<Record<MySort, 'ascending' | 'descending'>> = {
  title: 'ascending',
  stock: 'ascending',
  price: 'descending',
  views: 'descending',
  favorites: 'descending',
  contacts: 'descending',
};

interface TableProps {
  choice: DashboardChoice;
  items: MyMaterial[];
}

export function MaterialTable({ choice, items }: TableProps) {
  const describeSort = (sort: MySort) => ({
    to: dashboardAddress(choice, { sort: sort === choice.sort ? 'recent' : sort }),
    direction: sort === choice.sort ? directions[sort] : undefined,
  });
  return (
    <Table className="max-md:hidden">
      <thead>
        <tr>
          <SortableHeader label={m.column_material()} {...describeSort('title')} />
          <th scope="col">{m.column_status()}</th>
          <SortableHeader label={m.column_stock()} {...describeSort('stock')} isNumeric />
          <SortableHeader label={namePriceColumn(items)} {...describeSort('price')} isNumeric />
          <SortableHeader label={m.column_views_month()} {...describeSort('views')} isNumeric />
          <SortableHeader label={m.figure_favorites()} {...describeSort('favorites')} isNumeric />
          <SortableHeader label={m.figure_contacts()} {...describeSort('contacts')} isNumeric />
          <th scope="col" className="text-right">
            <span className="sr-only">{m.column_actions()}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((material) => (
          <tr key={material.id}>
            <th scope="row" className="w-full max-w-0">
              <MaterialName material={material} to={getPage(material)} />
            </th>
            <td>
              <StatusMark status={getShownStatus(material)} stock={material.stock} />
            </td>
            <td className="text-right">
              {material.status === 'publie' && isStockLow(material) && <LowStock />}
              {isUniquePiece(material)
                ? m.material_unique()
                : formatQuantity(material.stock, material.saleUnit)}
            </td>
            <td className="text-right">{formatMoney(material.priceCents)}</td>
            <td className="text-right">{formatNumber(material.views)}</td>
            <td className="text-right">{formatNumber(material.favorites)}</td>
            <td className="text-right">{formatNumber(material.contacts)}</td>
            <td className="text-right">
              <IconLink
                to={pages.editMaterial(material.id)}
                icon="pencil"
                label={m.dashboard_edit({ title: material.title })}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

export function MaterialRowList({ items }: { items: MyMaterial[] }) {
  return (
    <ul className="divide-y divide-joint md:hidden">
      {items.map((material) => {
        const { id, title, picture, stock, saleUnit, priceCents, contacts } = material;
        const describe = material.vatRate > 0 ? m.dashboard_row_line : m.dashboard_row_line_private;
        return (
          <li key={id} className="flex items-center gap-3 py-3 pl-3">
            <Thumbnail picture={picture} />
            <div className="min-w-0 flex-1">
              <Link to={getPage(material)} className="block truncate font-semibold">
                {title}
              </Link>
              <p className="text-13 text-ink-2">
                <StatusMark status={getShownStatus(material)} stock={stock} /> ·{' '}
                {formatQuantity(stock, saleUnit)}
              </p>
              <p className="text-13 text-ink-2">
                {describe({ price: formatMoney(priceCents), contacts: countContacts(contacts) })}
              </p>
            </div>
            <IconLink to={pages.editMaterial(id)} icon="pencil" label={m.dashboard_edit({ title })} />
          </li>
        );
      })}
    </ul>
  );
}

/** Only what is published has a page that anyone can open. */
function getPage({ id, status }: MyMaterial): string {
  return status === 'publie' ? pages.material(id) : pages.editMaterial(id);
}

function LowStock() {
  return (
    <span className="mr-2.5 inline-flex items-center gap-1.5 rounded-1 bg-warning-tint px-1.5 py-0.5 text-13 font-semibold text-warning">
      <Icon name="triangle-exclamation-point" size={16} />
      {m.stock_low()}
    </span>
  );
}
