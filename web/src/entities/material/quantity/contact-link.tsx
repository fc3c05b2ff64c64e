import { addDelivery } from '@parpaing/contract/order';
import { pages } from '@parpaing/contract/pages';
import type { MaterialDetail } from '@parpaing/contract/schemas';
import type { ComponentProps } from 'react';
import * as m from '../../../paraglide/messages.js';
import { ButtonLink } from '../../../ui/button.tsx';
import { useUser } from '../../session/use-user.ts';
import { useDeadline } from '../handover/use-deadline.ts';
import { deadlineParam } from '../prices/need.ts';
import { formatQuantity } from '../prices/units.ts';
import { countAvailable, type Order } from './quantity.ts';
import { useDelivery } from './use-delivery.ts';

interface ContactLinkProps extends Omit<ComponentProps<typeof ButtonLink>, 'to'> {
  material: MaterialDetail;
  order: Order | undefined;
}

/** Never for more than there is. `children` come before the words. */
export function ContactLink({ material, order, children, ...props }: ContactLinkProps) {
  const isOwn = useUser()?.id === material.seller.id;
  const units = order && (order.isInStock ? order.units : countAvailable(material));
  const { place, cents = null } = useDelivery(material) ?? {};
  const deadline = useDeadline();
  const params = new URLSearchParams({
    material: material.id,
    ...(units && { quantity: String(units) }),
    ...(deadline && { [deadlineParam]: deadline }),
  });
  if ((units || deadline) && place?.postalCode && cents !== null) {
    params.set('deliveredTo', place.name);
    if (order?.isInStock)
      params.set('deliveredCents', String(addDelivery(order, cents, material.vatRate).ttcCents));
  }
  return (
    <ButtonLink {...props} to={`${pages.messages}?${isOwn ? `about=${material.id}` : params}`}>
      {children}
      {isOwn ? m.contact_own() : describeContact(material, order, units)}
    </ButtonLink>
  );
}

function describeContact(
  { saleUnit }: MaterialDetail,
  order: Order | undefined,
  units: number | undefined,
): string {
  if (!order || !units) return m.contact_seller();
  const quantity = formatQuantity(units, saleUnit);
  if (order.isInStock) return m.contact_seller_for({ quantity });
  return units === 1 ? m.contact_seller_last({ quantity }) : m.contact_seller_available({ quantity });
}
