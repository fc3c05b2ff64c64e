import { dayAfter } from '@parpaing/contract/delivery-time';
import { addVat } from '@parpaing/contract/money';
import { addDelivery, type DeliveryTerms } from '@parpaing/contract/order';
import type { MaterialDetail } from '@parpaing/contract/schemas';
import type { ReactNode } from 'react';
import { describeDelivery } from '../../entities/material/describe-delivery.ts';
import {
  describeArrival,
  describeAvailable,
  formatLongDay,
} from '../../entities/material/handover/describe-handover.ts';
import type { Order } from '../../entities/material/quantity/quantity.ts';
import { useDelivery } from '../../entities/material/quantity/use-delivery.ts';
import { DistanceAway } from '../../entities/place/distance-away.tsx';
import { Icon } from '../../icons/icon.tsx';
import { formatDistance, formatMoney } from '../../lib/format/format.ts';
import * as m from '../../paraglide/messages.js';
import { TotalPrices } from './quantity/quantity-calculator.tsx';

interface DeliveryPanelProps {
  material: MaterialDetail;
  order: Order | undefined;
  placeField: ReactNode;
}

export function DeliveryPanel({ material, order, placeField }: DeliveryPanelProps) {
  const { pickup, delivery, pickupDays, arrivalDays } = material;
  return (
    <section aria-labelledby="delivery-title" className="rounded-2 border border-joint bg-surface p-5">
      <h2 id="delivery-title" className="text-20">
        {m.delivery_title()}
      </h2>
      <ul className="mt-3 grid gap-1.5">
        {pickup && (
          <li className="flex gap-2.5">
            <Icon name="store" size={18} className="mt-0.75 flex-none" />
            <span>
              {delivery ? m.delivery_pickup() : m.delivery_none()} <DistanceAway from={material} />
              <Delay days={pickupDays} describe={describeAvailable} />
            </span>
          </li>
        )}
        {delivery && (
          <li className="flex gap-2.5">
            <Icon name="truck" size={18} className="mt-0.75 flex-none" />
            <span>
              <DeliveryTariff delivery={delivery} vatRate={material.vatRate} />
              <Delay days={arrivalDays} describe={describeArrival} />
            </span>
          </li>
        )}
      </ul>
      {delivery && (
        <div className="js-only mt-4 print:hidden">
          {placeField}
          <DeliveredHere material={material} order={order} />
        </div>
      )}
    </section>
  );
}

interface DelayProps {
  days: number | null;
  describe: (days: number) => string;
}

function Delay({ days, describe }: DelayProps) {
  return days !== null && <span className="block font-medium">{describe(days)}</span>;
}

function DeliveryTariff({ delivery, vatRate }: { delivery: DeliveryTerms; vatRate: number }) {
  const [ttc, ht] = [describeDelivery(delivery, vatRate), describeDelivery(delivery, 0)];
  if (ttc === ht) return <span>{ttc}</span>;
  return (
    <span>
      <span className="ttc-first">{ttc}</span>
      <span className="ht-first">{`${ht}, ${m.price_ht()}`}</span>
    </span>
  );
}

function DeliveredHere({ material, order }: Pick<DeliveryPanelProps, 'material' | 'order'>) {
  const { place, distance = 0, cents = null } = useDelivery(material) ?? {};
  const { arrivalDays } = material;
  return (
    <div aria-live="polite">
      {place && cents === null && (
        <p className="mt-3">
          {m.delivery_not_there({ place: place.name, distance: formatDistance(distance) })}
        </p>
      )}
      {place && cents !== null && (
        <dl className="mt-3 grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1 border-t border-joint pt-3">
          <dt>{m.delivery_to({ place: place.name })}</dt>
          <dd className="text-right font-semibold">
            {cents === 0 ? m.delivery_free() : <BothPrices cents={cents} vatRate={material.vatRate} />}
          </dd>
          {arrivalDays !== null && (
            <>
              <dt>{m.handover_at_yours_on()}</dt>
              <dd className="text-right font-semibold">{formatLongDay(dayAfter(arrivalDays))}</dd>
            </>
          )}
          {order && (
            <>
              <dt className="font-semibold">{m.delivery_total()}</dt>
              <dd>
                <TotalPrices {...addDelivery(order, cents, material.vatRate)} vatRate={material.vatRate} />
              </dd>
            </>
          )}
        </dl>
      )}
    </div>
  );
}

function BothPrices({ cents, vatRate }: { cents: number; vatRate: number }) {
  if (vatRate === 0) return formatMoney(cents);
  return (
    <span>
      <span className="ttc-first">{`${formatMoney(addVat(cents, vatRate))} ${m.price_ttc()}`}</span>
      <span className="ht-first">{`${formatMoney(cents)} ${m.price_ht()}`}</span>
    </span>
  );
}
