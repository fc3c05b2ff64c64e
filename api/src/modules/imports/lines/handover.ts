import { limits } from '@parpaing/contract/limits';
import { readCents, readWhole } from '../cells/numbers.ts';
import { readBoolean } from '../cells/words.ts';
import type { LineReader } from './line-reader.ts';

export function readDelays(reader: LineReader) {
  const readDays = (cell: string) =>
    readWhole(cell.replaceAll(/^sous\s+|\s*j(?:ours?|\.)?$/gi, ''), limits.maxDelayDays);
  return {
    availableInDays: reader.read<number | null>('availableInDays', readDays, null),
    deliveryInDays: reader.read<number | null>('deliveryInDays', readDays, null),
  };
}

export function readHandover(reader: LineReader) {
  const pickup = reader.read('pickup', readBoolean, true);
  const readFee = (cell: string) => readCents(cell, limits.maxDeliveryCents);
  const readKm = (cell: string) => readWhole(cell, limits.maxDeliveryKm);
  const baseCents = reader.read<number | null>('deliveryBase', readFee, null);
  const perKmCents = reader.read<number | null>('deliveryPerKm', readFee, null);
  const freeRadiusKm = reader.read<number | null>('deliveryFreeRadius', readKm, null);
  const maxKm = reader.read<number | null>('deliveryMax', readKm, null);
  if (!maxKm) {
    if ([baseCents, perKmCents, freeRadiusKm].some((given) => given !== null && given !== undefined)) {
      reader.refuse('deliveryMax', { code: 'delivery_without_maximum' });
      return { pickup };
    }
    return { pickup, delivery: null };
  }
  const terms = {
    baseCents: baseCents ?? 0,
    perKmCents: perKmCents ?? 0,
    freeRadiusKm: freeRadiusKm ?? 0,
    maxKm,
  };
  return { pickup, delivery: terms };
}
