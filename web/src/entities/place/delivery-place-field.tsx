import * as m from '../../paraglide/messages.js';
import { PlaceField } from './place-field.tsx';

export function DeliveryPlaceField({ isInline = false }) {
  return (
    <div className="relative">
      <label htmlFor="delivery-place" className={isInline ? undefined : 'mb-1.5 block font-semibold'}>
        {m.delivery_choose()}
      </label>
      <PlaceField id="delivery-place" className="input" />
    </div>
  );
}
