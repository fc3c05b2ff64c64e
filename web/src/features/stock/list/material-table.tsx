import { pages } from '@parpaing/contract/pages';
import type { MySort } from '@parpaing/contract/units';
import { Link } from 'react-router';
import { joinDesignations } from '../../../entities/material/join-designations.ts';
import { namePriceColumn } from '../../../entities/material/prices/price-column.ts';
import { formatNumber } from '../../../lib/format/format.ts';
import * as m from '../../../paraglide/messages.js';
import { SortableHeader } from '../../../ui/data-table.tsx';
import { choiceAddress } from './list-choice.ts';
import { describeBasePrice, PriceField, StockField, StockMark } from './offer-fields.tsx';
import { StatusMenu } from './row-menu.tsx';
import { Freshness, RowCheck, Thumbnail } from './row-parts.tsx';
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
  return (
    <table className="data-table my-materials">
      <thead>
        <tr>
          <th scope="col">
            <PageCheck
              isAll={selected.length === items.length}
              isSome={selected.length > 0}
              onToggle={onTogglePage}
            />
          </th>
          <SortableHeader label={m.column_material()} {...describeSort('title')} />
          <SortableHeader label={namePriceColumn(items)} {...describeSort('price')} isNumeric />
          <SortableHeader label={m.column_stock()} {...describeSort('stock')} isNumeric />
          <SortableHeader label={m.column_views_month()} {...describeSort('views')} isNumeric />
          <SortableHeader label={m.figure_favorites()} {...describeSort('favorites')} isNumeric />
          <SortableHeader label={m.figure_contacts()} {...describeSort('contacts')} isNumeric />
          <SortableHeader label={m.my_materials_column_confirmed()} {...describeSort('confirmed')} />
          <th scope="col">{m.column_status()}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((material) => {
          const { id, title, reference, picture, hasDraft, views, favorites, contacts } = material;
          const isSelected = selected.includes(material);
          return (
            <tr key={id} data-selected={isSelected || undefined}>
              <td>
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
              <td className="number">
                <PriceField choice={choice} material={material} />
                <span className="block text-13 text-ink-2">{describeBasePrice(material)}</span>
              </td>
              <td className="number">
                <span className="inline-flex items-center gap-2">
                  <StockMark material={material} isShort />
                  <StockField choice={choice} material={material} />
                </span>
              </td>
              <td className="number">{formatNumber(views)}</td>
              <td className="number">{formatNumber(favorites)}</td>
              <td className="number">{formatNumber(contacts)}</td>
              <td>
                <Freshness material={material} />
              </td>
              <td>
                <StatusMenu choice={choice} material={material} onSell={() => onSell(material)} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function PageCheck({ isAll, isSome, onToggle }: { isAll: boolean; isSome: boolean; onToggle: () => void }) {
  return (
    <label className="row-check">
      <input
        type="checkbox"
        className="check"
        aria-label={m.my_materials_select_page()}
        checked={isAll}
        ref={(box) => {
          if (box) box.indeterminate = isSome && !isAll;
        }}
        onChange={onToggle}
      />
    </label>
  );
}
