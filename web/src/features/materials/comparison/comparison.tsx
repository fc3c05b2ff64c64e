import { deliveryCents } from '@parpaing/contract/delivery';
import { limits } from '@parpaing/contract/limits';
import { pages } from '@parpaing/contract/pages';
import type { MaterialDetail } from '@parpaing/contract/schemas';
import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useLastListAddress } from '../../../entities/list-query/last-search.ts';
import { comparePage, setCompared } from '../../../entities/material/compared.ts';
import { ConditionBadge } from '../../../entities/material/condition-badge.tsx';
import { MaterialPhoto } from '../../../entities/material/material-photo.tsx';
import { materialAddress, type Need } from '../../../entities/material/need.ts';
import { getUnitName } from '../../../entities/material/units.ts';
import { useChosenPlace } from '../../../entities/place/chosen-place.ts';
import * as m from '../../../paraglide/messages.js';
import { CheckField } from '../../../ui/form/check-field.tsx';
import { InlineNotice } from '../../../ui/inline-notice.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { ShareButton } from '../detail/share-button.tsx';
import { toCommonUnit } from './common-unit.ts';
import type { ComparedRow } from './compared-price.tsx';
import { listRows } from './comparison-rows.tsx';
import '../../../styles/catalogue.css';
import './comparison.css';

interface ComparisonProps {
  compared: { ids: string[]; items: MaterialDetail[] };
  need: Need | undefined;
  placeField: ReactNode;
}

export function Comparison({ compared: { ids, items }, need, placeField }: ComparisonProps) {
  const [showsOnlyDifferences, setShowsOnlyDifferences] = useState(false);
  const place = useChosenPlace();
  const list = useLastListAddress();
  const missing = ids.length - items.length;
  const isComparable = items.length >= limits.leastCompared;
  const rows = listRows(items, place, need).filter(({ differs }) => differs || !showsOnlyDifferences);
  const units = [...new Set(toCommonUnit(items).map(({ unit }) => getUnitName(unit)))];
  const canBeDelivered = items.some(({ delivery }) => deliveryCents(delivery, 0) !== null);
  return (
    <>
      <div className="flex items-start justify-between gap-4">
        <div>
          <h1>{m.compare_title()}</h1>
          <p className="mt-1 text-ink-2">{m.compare_text()}</p>
        </div>
        {isComparable && <ShareButton title={m.compare_title()} />}
      </div>
      <p className="mt-2">
        <TextLink to={list} className="inline-flex min-h-11 items-center">
          {m.compare_back()}
        </TextLink>
      </p>
      {missing > 0 && isComparable && (
        <p className="mt-2">
          {missing === 1 ? m.compare_missing() : m.compare_missing_many({ count: missing })}
        </p>
      )}
      {!isComparable ? (
        <div className="mt-6">
          <InlineNotice text={m.compare_few()} action={{ to: pages.materials, label: m.results_all() }} />
        </div>
      ) : (
        <>
          <div className="js-only mt-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
            {canBeDelivered && <div className="w-full max-w-sm">{placeField}</div>}
            <CheckField
              id="only-differences"
              label={m.compare_only_differences()}
              checked={showsOnlyDifferences}
              onChange={(event) => setShowsOnlyDifferences(event.target.checked)}
            />
          </div>
          {units.length > 1 && (
            <p className="mt-4 max-w-[68ch] text-ink-2">{m.compare_units({ units: units.join(', ') })}</p>
          )}
          <ComparisonTable items={items} rows={rows} need={need} />
        </>
      )}
    </>
  );
}

interface ComparisonTableProps {
  items: MaterialDetail[];
  rows: ComparedRow[];
  need: Need | undefined;
}

function ComparisonTable({ items, rows, need }: ComparisonTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable from the keyboard.
    <section aria-label={m.compare_title()} tabIndex={0} className="comparison mt-6">
      <table>
        <thead>
          <tr>
            <td />
            {items.map((item) => (
              <th key={item.id} scope="col">
                <ComparedHead item={item} items={items} need={need} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cells, differs }) => (
            <tr key={label} data-differs={differs}>
              <th scope="row">
                {label}
                {differs && <span className="sr-only">{` (${m.compare_differs()})`}</span>}
              </th>
              {cells.map((cell, index) => (
                <td key={items[index]?.id}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface ComparedHeadProps {
  item: MaterialDetail;
  items: MaterialDetail[];
  need: Need | undefined;
}

function ComparedHead({ item, items, need }: ComparedHeadProps) {
  const others = items.filter(({ id }) => id !== item.id);
  return (
    <div className="relative">
      <div className="overflow-hidden rounded-1 border border-joint">
        <MaterialPhoto picture={item.picture} sizes="260px" isFirst />
      </div>
      <div className="mt-3 flex">
        <ConditionBadge condition={item.condition} />
      </div>
      <Link to={materialAddress(item, need)} className="mt-2 block font-semibold hover:underline">
        {item.title}
      </Link>
      <Link
        to={comparePage(
          others.map(({ id }) => id),
          need,
        )}
        onClick={() => setCompared(others.map(({ id, title }) => ({ id, title })))}
        aria-label={m.compare_remove({ title: item.title })}
        className="card-favorite"
      >
        <X size={20} strokeWidth={1.75} aria-hidden="true" />
      </Link>
    </div>
  );
}
