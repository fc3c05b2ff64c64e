import { limits } from '@parpaing/contract/limits';
import { deliveryCents } from '@parpaing/contract/order';
import { pages } from '@parpaing/contract/pages';
import type { MaterialDetail } from '@parpaing/contract/schemas';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { useLastListAddress } from '../../entities/list-query/last-search.ts';
import { comparePage } from '../../entities/material/comparison/compared.ts';
import { joinDesignations } from '../../entities/material/join-designations.ts';
import type { Need } from '../../entities/material/prices/need.ts';
import { NeedDetails } from '../../entities/material/prices/need-details.tsx';
import {
  type PriceOrder,
  readPriceOrder,
  subscribeToPriceOrder,
} from '../../entities/material/prices/price-order.ts';
import { getUnitName } from '../../entities/material/prices/units.ts';
import { ShareButton } from '../../entities/material/share-button.tsx';
import { useChosenPlace } from '../../entities/place/chosen-place.ts';
import { Icon } from '../../icons/icon.tsx';
import { formatMoney } from '../../lib/format/format.ts';
import * as m from '../../paraglide/messages.js';
import { ButtonLink } from '../../ui/button.tsx';
import { CheckField } from '../../ui/form/check-field.tsx';
import { IconLink } from '../../ui/icon-button.tsx';
import { InlineNotice } from '../../ui/inline-notice.tsx';
import { LinkButton } from '../../ui/text-link.tsx';
import { toCommonUnit } from './common-unit.ts';
import { ComparedHead } from './compared-head.tsx';
import { listSections } from './comparison-rows.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { describeNeed } from './need-section.ts';
import { computePurchase, type Purchase, withTax } from './purchase.ts';
import { useTwoSides } from './two-sides.ts';
import './comparison.css';

interface ComparisonProps {
  compared: { ids: string[]; items: MaterialDetail[] };
  need: Need | undefined;
  needForm: ReactNode;
  placeField: ReactNode;
}

export function Comparison({ compared: { ids, items }, need, needForm, placeField }: ComparisonProps) {
  const list = useLastListAddress();
  const missing = ids.length - items.length;
  const isComparable = items.length >= limits.leastCompared;
  return (
    <>
      <div className="flex items-center justify-between gap-1 max-md:mb-3 md:gap-2">
        <IconLink icon="arrow-left" label={m.compare_back()} to={list} className="-ml-3 md:hidden" />
        <div className="min-w-0 flex-1">
          <h1>{isComparable ? m.compare_title_of({ count: items.length }) : m.compare_title()}</h1>
          {isComparable && <p className="text-13 text-ink-2 max-md:hidden">{m.compare_best_text()}</p>}
        </div>
        <ButtonLink look="secondary" to={list} className="max-md:hidden">
          <Icon name="arrow-left" size={18} />
          {m.compare_back()}
        </ButtonLink>
        {isComparable && <ShareButton title={m.compare_title()} />}
      </div>
      {missing > 0 && isComparable && (
        <p className="mt-2">
          {missing === 1 ? m.compare_missing() : m.compare_missing_many({ count: missing })}
        </p>
      )}
      {isComparable ? (
        <ComparedItems items={items} {...{ need, needForm, placeField }} />
      ) : (
        <div className="mt-6">
          <InlineNotice text={m.compare_few()} action={{ to: pages.materials, label: m.results_all() }} />
        </div>
      )}
    </>
  );
}

interface ComparedItemsProps {
  items: MaterialDetail[];
  need: Need | undefined;
  needForm: ReactNode;
  placeField: ReactNode;
}

function ComparedItems({ items, need, needForm, placeField }: ComparedItemsProps) {
  const [showsOnlyDifferences, setShowsOnlyDifferences] = useState(false);
  const tax = useSyncExternalStore<PriceOrder>(subscribeToPriceOrder, readPriceOrder, () => 'ttc');
  const place = useChosenPlace();
  const { getSide, hidden, swap, showHidden } = useTwoSides(items);
  const purchases = items.map((item) => computePurchase(item, need, place, tax));
  const sections = listSections(purchases, { need, place, tax })
    .map(({ title, rows }) => ({
      title,
      rows: rows.filter(({ differs }) => differs || !showsOnlyDifferences),
    }))
    .filter(({ rows }) => rows.length > 0);
  const units = [...new Set(toCommonUnit(items).map(({ unit }) => getUnitName(unit)))];
  const canBeDelivered = items.some(({ delivery }) => deliveryCents(delivery, 0) !== null);

  function describePrice({ item, order, totalCents, deliveredCents }: Purchase): string {
    if (order?.isInStock && deliveredCents !== undefined)
      return m.compare_delivered({ price: formatMoney(deliveredCents) });
    if (order?.isInStock && totalCents !== undefined) return formatMoney(totalCents);
    return `${formatMoney(withTax(item.priceCents, item, tax))}\u00A0/ ${getUnitName(item.saleUnit)}`;
  }

  return (
    <>
      {hidden.length > 0 && <HiddenColumns hidden={hidden} count={items.length} onShow={showHidden} />}
      <div className="grid min-h-15 grid-cols-[1fr_auto] items-start gap-1 border border-plan-line bg-plan-tint py-2 max-md:-mx-(--margin) max-md:border-x-0 max-md:px-(--margin) md:mt-4 md:flex md:flex-wrap md:items-center md:gap-x-8 md:gap-y-2 md:rounded-2 md:px-4">
        {need ? (
          <>
            <NeedDetails
              key={describeNeed(need)}
              summary={
                <>
                  <Icon name="ruler" size={20} className="flex-none text-plan" />
                  {m.labelled({ label: m.need_title(), text: describeNeed(need) })}
                </>
              }
            >
              {needForm}
            </NeedDetails>
            <Link
              to={comparePage(
                items.map(({ id }) => id),
                undefined,
              )}
              className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 font-semibold text-ink-2 hover:text-ink md:order-1 md:ml-auto"
            >
              <Icon name="x" size={18} />
              <span className="max-md:sr-only">{m.need_remove()}</span>
            </Link>
          </>
        ) : (
          needForm
        )}
        {canBeDelivered && <div className="js-only max-md:col-span-full">{placeField}</div>}
      </div>
      {units.length > 1 && (
        <p className="mt-4 max-w-[68ch] text-ink-2">{m.compare_units({ units: units.join(', ') })}</p>
      )}
      <ComparisonTable
        sections={sections}
        showsOnlyDifferences={showsOnlyDifferences}
        corner={
          <CheckField
            id="only-differences"
            label={m.compare_only_differences()}
            checked={showsOnlyDifferences}
            onChange={(event) => setShowsOnlyDifferences(event.target.checked)}
            className="js-only"
          />
        }
        columns={purchases.map((purchase) => ({
          id: purchase.item.id,
          title: purchase.item.title,
          side: getSide(purchase.item.id),
          head: (
            <ComparedHead
              purchase={purchase}
              price={describePrice(purchase)}
              need={need}
              others={items.filter(({ id }) => id !== purchase.item.id)}
              hidden={hidden}
              onSwap={(id) => swap(purchase.item.id, id)}
            />
          ),
        }))}
      />
    </>
  );
}

interface HiddenColumnsProps {
  hidden: MaterialDetail[];
  count: number;
  onShow: () => void;
}

/** A phone has room for two columns. */
function HiddenColumns({ hidden, count, onShow }: HiddenColumnsProps) {
  return (
    <div className="mb-2 md:hidden">
      <p aria-live="polite" className="text-ink-2">
        {`${m.compare_shown({ count })} `}
        {m.compare_hidden({ titles: hidden.map(({ title }) => joinDesignations(title)).join(' ; ') })}
      </p>
      <LinkButton onClick={onShow} className="js-only inline-flex items-center gap-2">
        <Icon name="arrow-left-right" size={18} className="flex-none" />
        {hidden.length === 1 ? m.compare_show_hidden() : m.compare_show_hidden_many()}
      </LinkButton>
    </div>
  );
}
