import type { MyMaterial } from '@parpaing/contract/schemas';
import { type FormEvent, type RefObject, useId, useRef, useState } from 'react';
import { hasVat } from '../../../entities/material/prices/price-column.ts';
import { formatMoney, formatNumber } from '../../../lib/format/format.ts';
import * as m from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { BareInput, InputBox } from '../../../ui/form/input.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { MyMaterialsChoice } from '../my-materials-queries.ts';
import { changePrice, parsePercent } from './amounts.ts';
import { setPrices } from './changes.ts';

interface PricePanelProps {
  id: string;
  panel: RefObject<HTMLDivElement | null>;
  choice: MyMaterialsChoice;
  selected: readonly MyMaterial[];
  onDone: () => void;
}

/** What is sent is what was previewed: prices that changed since are refused. */
export function PricePanel({ id, panel, choice, selected, onDone }: PricePanelProps) {
  const [typed, setTyped] = useState('');
  const titleId = useId();
  const field = useRef<HTMLInputElement>(null);
  const percent = parsePercent(typed);
  const isWrong = typed.trim() !== '' && percent === undefined;
  const prices = selected.map((material) => ({
    material,
    priceCents: percent === undefined ? material.priceCents : changePrice(material.priceCents, percent),
  }));
  const hint = hasVat(selected) ? m.my_materials_percent_hint : m.my_materials_percent_hint_private;
  const count = formatNumber(selected.length);
  const isOne = selected.length === 1;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (percent === undefined) return;
    panel.current?.hidePopover();
    if (await setPrices(choice, prices)) onDone();
    setTyped('');
  }

  return (
    <div
      ref={panel}
      id={id}
      popover="auto"
      role="dialog"
      aria-labelledby={titleId}
      className="fixed inset-x-0 top-auto bottom-0 w-auto max-w-none rounded-t-3 border border-joint bg-raised pt-2 text-ink shadow-dialog md:w-96 md:rounded-3 md:[position-area:top_span-all] md:[position-try-fallbacks:flip-block] md:supports-[position-area:top]:inset-auto md:supports-[position-area:top]:my-2"
      onToggle={({ newState }) => newState === 'open' && field.current?.focus()}
    >
      <form onSubmit={submit} noValidate>
        <div className="flex items-center justify-between gap-2 pl-5">
          <h2 id={titleId} className="font-text text-17 leading-6 font-semibold tracking-normal">
            {isOne ? m.my_materials_price_title_one() : m.my_materials_price_title({ count })}
          </h2>
          <IconButton icon="x" label={m.dialog_close()} popoverTarget={id} popoverTargetAction="hide" />
        </div>
        <div className="grid gap-3 px-5 pb-5">
          <label htmlFor={`${titleId}-percent`} className="flex items-center gap-2">
            <InputBox size="small" className="max-w-28 flex-none">
              <BareInput
                ref={field}
                id={`${titleId}-percent`}
                inputMode="text"
                autoComplete="off"
                aria-label={m.my_materials_percent()}
                aria-invalid={isWrong}
                aria-describedby={`${titleId}-note`}
                placeholder={m.my_materials_percent_example()}
                value={typed}
                onChange={({ currentTarget }) => setTyped(currentTarget.value)}
              />
              <span aria-hidden="true">%</span>
            </InputBox>
            <span id={`${titleId}-note`} className="text-13 text-ink-2">
              {isWrong ? m.my_materials_percent_wrong() : hint()}
            </span>
          </label>
          <ul className="max-h-60 divide-y divide-joint overflow-y-auto">
            {prices.map(({ material, priceCents }) => (
              <li key={material.id} className="flex min-h-9 items-center justify-between gap-3">
                <span className="truncate text-ink-2">{material.reference ?? material.title}</span>
                <span className="flex-none">
                  {percent !== undefined && (
                    <del className="mr-2 text-ink-3">
                      <span className="sr-only">{m.my_materials_price_before()}</span>
                      {formatMoney(material.priceCents)}
                    </del>
                  )}
                  <b className="font-semibold">{formatMoney(priceCents)}</b>
                </span>
              </li>
            ))}
          </ul>
          <Button aria-disabled={percent === undefined}>
            {isOne ? m.my_materials_price_submit_one() : m.my_materials_price_submit({ count })}
          </Button>
        </div>
      </form>
    </div>
  );
}
