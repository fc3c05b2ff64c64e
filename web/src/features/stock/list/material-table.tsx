import { pages } from '@parpaing/contract/pages';
import type { MySort } from '@parpaing/contract/units';
import { Link } from 'react-router';
import { joinDesignations } from '../../../entities/material/join-designations.ts';
import { namePriceColumn } from '../../../entities/material/prices/price-column.ts';
import { formatNumber } from '../../../lib/format/format.ts';
import * as m from '../../../paraglide/messages.js';
import { SortableHeader, Table } from '../../../ui/data-table.tsx';
import { choiceAddress } from './list-choice.ts';
import { describeBasePrice, PriceField, StockField, StockMark } from './offer-fields.tsx';
import { StatusMenu } from './row-menu.tsx';
import { Freshness, LargeCheck, RowCheck, Thumbnail } from './row-parts.tsx';
import type { RowsProps } from './rows.ts';

const directions: Partial<Record<MySort, 'ascending' | 'descending'>> = {
  title: 'ascending',
  stock: 'ascending',
  confirmed: 'ascending',
  price: 'descending',
  views: 'descending',
  favorites: 'descending',
  contacts: 'descending',
};

export function MaterialTable({ choice, items, selected, onToggle, onTogglePage, onSell }: RowsProps) {
  const describeSort = (sort: MySort) => ({
    to: choiceAddress(choice, { sort: sort === choice.sort ? 'recent' : sort }),
    direction: sort === choice.sort ? directions[sort] : undefined,
  });
  const isAll = selected.length === items.length;
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col" className="pr-0 pl-1">
            <LargeCheck
              aria-label={m.my_materials_select_page()}
              checked={isAll}
              ref={(box) => {
                if (box) box.indeterminate = selected.length > 0 && !isAll;
              }}
              onChange={onTogglePage}
            />
          </th>
          <SortableHeader label={m.column_material()} {...describeSort('title')} />
          <SortableHeader label={namePriceColumn(items)} {...describeSort('price')} isNumeric />
          <SortableHeader label={m.column_stock()} {...describeSort('stock')} isNumeric />
          <SortableHeader label={m.column_views_month()} {...describeSort('views')} isNumeric />
          <SortableHeader
            label={m.figure_favorites()}
            {...describeSort('favorites')}
            isNumeric
            className="max-xl:hidden"
          />
          <SortableHeader
            label={m.figure_contacts()}
            {...describeSort('contacts')}
            isNumeric
            className="max-xl:hidden"
          />
          <SortableHeader
            label={m.my_materials_column_confirmed()}
            {...describeSort('confirmed')}
            className="max-xl:hidden"
          />
          <th scope="col" className="pr-3">
            {m.column_status()}
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((material) => {
          const { id, title, reference, picture, hasDraft, views, favorites, contacts } = material;
          const isSelected = selected.includes(material);
          return (
            <tr key={id} data-selected={isSelected || undefined} className="data-selected:bg-plan-tint">
              <td className="pr-0 pl-1">
                <RowCheck
                  title={title}
                  isSelected={isSelected}
                  onToggle={(isRange) => onToggle(id, isRange)}
                />
              </td>
              <th scope="row" className="w-full max-w-0">
                <span className="flex items-center gap-3">
                  <Thumbnail picture={picture} className="w-13" />
                  <span className="min-w-0">
                    <Link
                      to={pages.editMaterial(id)}
                      title={title}
                      className="block truncate font-semibold hover:underline"
                    >
                      {joinDesignations(title)}
                    </Link>
                    <span className="block truncate text-13 text-ink-2">
                      {[reference, hasDraft && m.my_materials_has_draft()].filter(Boolean).join(' · ')}
                    </span>
                  </span>
                </span>
              </th>
              <td className="text-right">
                <PriceField choice={choice} material={material} />
                <span className="block text-13 text-ink-2">{describeBasePrice(material)}</span>
              </td>
              <td className="text-right">
                <span className="inline-flex items-center gap-2">
                  <StockMark material={material} isShort />
                  <StockField choice={choice} material={material} />
                </span>
              </td>
              <td className="text-right">{formatNumber(views)}</td>
              <td className="text-right max-xl:hidden">{formatNumber(favorites)}</td>
              <td className="text-right max-xl:hidden">{formatNumber(contacts)}</td>
              <td className="max-xl:hidden">
                <Freshness material={material} />
              </td>
              <td className="pr-3">
                <StatusMenu choice={choice} material={material} onSell={() => onSell(material)} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
