import { useId, useSyncExternalStore } from 'react';
import {
  priceOrders,
  readPriceOrder,
  setPriceOrder,
  subscribeToPriceOrder,
} from '../../entities/material/prices/price-order.ts';
import * as m from '../../paraglide/messages.js';
import { RadioChoice } from '../../ui/form/choice.tsx';

const names = { ttc: m.price_ttc, ht: m.price_ht };

export function PriceChoice({ isCompact = false }: { isCompact?: boolean }) {
  const name = useId();
  const chosen = useSyncExternalStore(subscribeToPriceOrder, readPriceOrder, () => 'ttc');

  return (
    <fieldset>
      <legend className={isCompact ? 'sr-only' : 'mb-1 text-13 font-medium text-ink-2'}>
        {m.prices_label()}
      </legend>
      <div className={isCompact ? 'flex' : 'grid grid-cols-2 gap-1'}>
        {priceOrders.map((order) => (
          <RadioChoice
            key={order}
            name={name}
            checked={order === chosen}
            onChange={() => setPriceOrder(order)}
            isHalf={isCompact}
          >
            {names[order]()}
          </RadioChoice>
        ))}
      </div>
    </fieldset>
  );
}
