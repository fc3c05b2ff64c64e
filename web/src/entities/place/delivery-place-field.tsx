import { clsx } from 'clsx';
import * as m from '../../paraglide/messages.js';
import { inputLook } from '../../ui/form/input.tsx';
import { PlaceField } from './place-field.tsx';

export function DeliveryPlaceField({ isInline = false }) {
  return (
    <div className={clsx('relative', isInline && 'flex flex-wrap items-center gap-x-3 gap-y-1')}>
      <label
        htmlFor="delivery-place"
        className={isInline ? 'max-md:basis-full max-md:text-13/6' : 'mb-1.5 block font-semibold'}
      >
        {m.delivery_choose()}
      </label>
      <PlaceField
        id="delivery-place"
        className={clsx(inputLook, 'px-3', isInline ? 'min-h-11 w-56 flex-1' : 'min-h-13 w-full')}
      />
    </div>
  );
}
