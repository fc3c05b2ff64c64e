import { completeDelays, countHandoverDays, type Delays } from '@parpaing/contract/delivery-time';
import { isAllowed } from '@parpaing/contract/offer-rules';
import { describeArrival, describeAvailable } from '../../../entities/material/handover/describe-handover.ts';
import { parseOptional } from '../../../lib/format/format.ts';
import type { FormValues } from '../form/values.ts';

export const noDelays: Delays = { availableInDays: null, deliveryInDays: null };

/** As the page of the material will say it; undefined where nothing is known. */
export function describeDelays(values: FormValues, shop: Delays): string | undefined {
  const read = (field: keyof Delays) => {
    const days = parseOptional(values[field]);
    return days !== null && isAllowed(field, days) ? days : null;
  };
  const own = { availableInDays: read('availableInDays'), deliveryInDays: read('deliveryInDays') };
  const { pickupDays, arrivalDays } = countHandoverDays(completeDelays(own, shop), values);
  const sentences = [
    pickupDays !== null && describeAvailable(pickupDays),
    arrivalDays !== null && describeArrival(arrivalDays),
  ];
  return sentences.filter(Boolean).join('. ') || undefined;
}
