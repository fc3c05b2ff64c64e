import { pages } from '@parpaing/contract/pages';
import type { MaterialDetail } from '@parpaing/contract/schemas';
import { MessageSquare, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatQuantity } from '../../../entities/material/units.ts';
import { useUser } from '../../../entities/session/use-user.ts';
import { HolidayNotice } from '../../../entities/user/holiday-notice.tsx';
import * as m from '../../../paraglide/messages.js';
import { ButtonLink } from '../../../ui/button.tsx';
import { MaterialPrices } from '../card/material-prices.tsx';
import { countAvailable, type Order } from '../quantity/quantity.ts';
import { QuantityCalculator, TotalPrices } from '../quantity/quantity-calculator.tsx';
import type { Quantity } from '../quantity/use-quantity.ts';
import { DeliveryPanel } from './delivery-panel.tsx';
import { DetailHeader } from './detail-header.tsx';
import '../../../styles/catalogue.css';
import './detail.css';

interface MaterialOfferProps {
  material: MaterialDetail;
  quantity: Quantity;
  placeField: ReactNode;
  children: ReactNode;
}

export function MaterialOffer({ material, quantity, placeField, children }: MaterialOfferProps) {
  const { order } = quantity;
  const requestedUnits = order && (order.isInStock ? order.units : countAvailable(material));
  const { id: sellerId, holiday } = material.seller;
  const isOwn = useUser()?.id === sellerId;
  const contact = (
    <ButtonLink
      size="large"
      to={isOwn ? `${pages.messages}?about=${material.id}` : contactPage(material.id, requestedUnits)}
      className="max-lg:flex-1 lg:w-full"
    >
      <MessageSquare size={20} strokeWidth={1.75} className="max-sm:hidden" aria-hidden="true" />
      {isOwn ? m.contact_own() : describeContact(material, order, requestedUnits)}
    </ButtonLink>
  );
  return (
    <>
      <div className="detail-offer grid min-w-0 content-start gap-5">
        <DetailHeader material={material} />
        <QuantityCalculator material={material} quantity={quantity} />
        {holiday && !isOwn && <HolidayNotice holiday={holiday} />}
        <div className="max-lg:hidden">{contact}</div>
        {isOwn && (
          <ButtonLink look="secondary" to={pages.editMaterial(material.id)}>
            <Pencil size={18} strokeWidth={1.75} aria-hidden="true" />
            {m.my_materials_edit()}
          </ButtonLink>
        )}
        <DeliveryPanel material={material} order={order} placeField={placeField} />
        {children}
      </div>
      <div className="foot-bar contact-bar lg:hidden">
        <div className="min-w-0">
          {order?.isInStock ? (
            <TotalPrices htCents={order.htCents} ttcCents={order.ttcCents} vatRate={material.vatRate} />
          ) : (
            <MaterialPrices material={material} />
          )}
        </div>
        {contact}
      </div>
    </>
  );
}

function describeContact(
  { saleUnit }: MaterialDetail,
  order: Order | undefined,
  requestedUnits: number | undefined,
): string {
  if (!order || !requestedUnits) return m.contact_seller();
  const quantity = formatQuantity(requestedUnits, saleUnit);
  if (order.isInStock) return m.contact_seller_for({ quantity });
  return requestedUnits === 1
    ? m.contact_seller_last({ quantity })
    : m.contact_seller_available({ quantity });
}

function contactPage(material: string, quantity: number | undefined) {
  const params = new URLSearchParams({ material, ...(quantity && { quantity: String(quantity) }) });
  return `${pages.messages}?${params}`;
}
