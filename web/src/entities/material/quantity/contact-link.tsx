import { type Amount, multiplyPrice } from '@parpaing/contract/money';
import { addDelivery } from '@parpaing/contract/order';
import { pages } from '@parpaing/contract/pages';
import type { MaterialDetail } from '@parpaing/contract/schemas';
import { type ComponentProps, lazy, type MouseEvent, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { Navigate } from 'react-router';
import * as m from '../../../paraglide/messages.js';
import { ButtonLink } from '../../../ui/button.tsx';
import type { FirstMessageDialogProps } from '../../first-message/first-message-dialog.tsx';
import { readUser } from '../../session/stored-user.ts';
import { useUser } from '../../session/use-user.ts';
import { useDeadline } from '../handover/use-deadline.ts';
import { deadlineParam } from '../prices/need.ts';
import { formatQuantity } from '../prices/units.ts';
import { countAvailable, type Order } from './quantity.ts';
import { useDelivery } from './use-delivery.ts';

const loadDialog = () => import('../../first-message/first-message-dialog.tsx');

const FirstMessageDialog = lazy(() =>
  loadDialog().then(
    ({ FirstMessageDialog: loaded }) => ({ default: loaded }),
    () => ({ default: ConversationRedirect }),
  ),
);

interface ContactLinkProps extends Omit<ComponentProps<typeof ButtonLink>, 'to'> {
  material: MaterialDetail;
  order: Order | undefined;
}

/** Never for more than there is. `children` come before the words. A guest writes first, in a dialog. */
export function ContactLink({ material, order, children, ...props }: ContactLinkProps) {
  const [isWriting, setIsWriting] = useState(false);
  const isOwn = useUser()?.id === material.seller.id;
  const units = order && (order.isInStock ? order.units : countAvailable(material));
  const { place, cents = null } = useDelivery(material) ?? {};
  const deadline = useDeadline();
  const priced = order?.isInStock ? order : undefined;

  function paramsFor(wanted: number | undefined, amount: Amount | undefined): URLSearchParams {
    const params = new URLSearchParams({
      material: material.id,
      ...(wanted && { quantity: String(wanted) }),
      ...(deadline && { [deadlineParam]: deadline }),
    });
    if ((wanted || deadline) && place?.postalCode && cents !== null) {
      params.set('deliveredTo', place.name);
      if (amount) params.set('deliveredCents', String(addDelivery(amount, cents, material.vatRate).ttcCents));
    }
    return params;
  }

  function write(event: MouseEvent) {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (opensElsewhere || readUser()) return;
    event.preventDefault();
    setIsWriting(true);
  }

  return (
    <>
      <ButtonLink
        {...props}
        to={`${pages.messages}?${isOwn ? `about=${material.id}` : paramsFor(units, priced)}`}
        onClick={write}
        onPointerDown={preload}
        onFocus={preload}
      >
        {children}
        {isOwn ? m.contact_own() : describeContact(material, order, units)}
      </ButtonLink>
      {/* Not in its place: turned to landscape, a tablet hides the bar at the foot, and would hide an open dialog. */}
      {isWriting &&
        createPortal(
          <Suspense>
            <FirstMessageDialog
              material={material}
              units={units}
              paramsFor={(wanted) =>
                paramsFor(wanted, wanted === units ? priced : findPrice(material, wanted))
              }
              onClose={() => setIsWriting(false)}
            />
          </Suspense>,
          document.body,
        )}
    </>
  );
}

function preload() {
  if (!readUser()) loadDialog().catch(() => {});
}

function ConversationRedirect({ units, paramsFor }: FirstMessageDialogProps) {
  return <Navigate to={`${pages.messages}?${paramsFor(units)}`} />;
}

function findPrice({ minOrder, stock, priceCents, vatRate }: MaterialDetail, units = 0): Amount | undefined {
  const isSold = units > 0 && units >= minOrder && units <= stock;
  return isSold ? multiplyPrice(priceCents, units, vatRate) : undefined;
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
