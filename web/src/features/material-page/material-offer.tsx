import { addDelivery } from '@parpaing/contract/order';
import { pages } from '@parpaing/contract/pages';
import type { MaterialDetail } from '@parpaing/contract/schemas';
import { MaterialPrices } from '../../entities/material/prices/material-prices.tsx';
import { ContactLink } from '../../entities/material/quantity/contact-link.tsx';
import type { Order } from '../../entities/material/quantity/quantity.ts';
import { useDelivery } from '../../entities/material/quantity/use-delivery.ts';
import { withPrepositionTo } from '../../entities/place/with-preposition.ts';
import { useUser } from '../../entities/session/use-user.ts';
import { HolidayNotice } from '../../entities/user/seller/holiday-notice.tsx';
import { Icon } from '../../icons/icon.tsx';
import * as m from '../../paraglide/messages.js';
import { ButtonLink } from '../../ui/button.tsx';
import { FootBar } from '../../ui/foot-bar.tsx';
import { ContactBlock } from './contact-block.tsx';
import { DetailHeader } from './detail-header.tsx';
import { QuantityCalculator, TotalPrices } from './quantity/quantity-calculator.tsx';
import type { Quantity } from './quantity/use-quantity.ts';

interface MaterialOfferProps {
  material: MaterialDetail;
  quantity: Quantity;
}

export function MaterialOffer({ material, quantity }: MaterialOfferProps) {
  const { order } = quantity;
  const { seller } = material;
  const { id: sellerId, holiday } = seller;
  const isOwn = useUser()?.id === sellerId;
  const contact = (
    <ContactLink
      material={material}
      order={order}
      size="large"
      className="max-lg:flex-1 max-lg:text-center max-lg:text-balance lg:w-full"
    >
      <Icon name="message-square" size={20} className="max-sm:hidden" />
    </ContactLink>
  );
  return (
    <>
      <div className="gap-2 max-lg:contents lg:col-start-2 lg:row-span-4 lg:row-start-1 lg:flex lg:flex-col">
        <div className="grid min-w-0 content-start gap-5">
          <DetailHeader material={material} />
          {!quantity.isSingle && (
            <div className="print:hidden">
              <QuantityCalculator material={material} quantity={quantity} />
            </div>
          )}
          {holiday && !isOwn && <HolidayNotice holiday={holiday} />}
          {isOwn && (
            <ButtonLink look="secondary" to={pages.editMaterial(material.id)} className="print:hidden">
              <Icon name="pencil" size={18} />
              {m.my_materials_edit()}
            </ButtonLink>
          )}
        </div>
        <ContactBlock seller={seller} button={contact} />
      </div>
      <FootBar className="order-3 lg:hidden">
        <div className="min-w-0 [&_.leading-price]:text-left [&_.other-prices]:hidden [&_small]:block">
          {order?.isInStock ? (
            <BarTotal material={material} order={order} />
          ) : (
            <MaterialPrices material={material} />
          )}
        </div>
        {contact}
      </FootBar>
    </>
  );
}

function BarTotal({ material, order }: { material: MaterialDetail; order: Order }) {
  const { place, cents = null } = useDelivery(material) ?? {};
  const { vatRate } = material;
  if (!place || cents === null) {
    const note = place || !material.delivery ? m.need_pickup() : m.total_without_delivery();
    return <TotalPrices htCents={order.htCents} ttcCents={order.ttcCents} {...{ vatRate, note }} />;
  }
  const note = m.total_delivered({ place: withPrepositionTo(place.name) });
  return <TotalPrices {...addDelivery(order, cents, vatRate)} {...{ vatRate, note }} />;
}
