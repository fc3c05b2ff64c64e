import { describeDelivery } from '../../../entities/material/describe-delivery.ts';
import { parseDecimal } from '../../../lib/format/format.ts';
import { type FormValues, parseCents } from '../form/values.ts';

export function describeTerms({ delivery, vatRate }: FormValues): string | undefined {
  const terms = {
    baseCents: parseCents(delivery.base),
    perKmCents: parseCents(delivery.perKm),
    freeRadiusKm: parseDecimal(delivery.freeRadiusKm),
    maxKm: parseDecimal(delivery.maxKm),
  };
  return Object.values(terms).some(Number.isNaN) ? undefined : describeDelivery(terms, Number(vatRate));
}
