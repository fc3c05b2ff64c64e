import * as m from '../../../paraglide/messages.js';
import { describeTruncation } from './describe-cluster.ts';
import type { LoadedMap } from './results-map.tsx';

export function MapText({ map }: { map: LoadedMap | null }) {
  if (!map) return null;
  const { places } = map.answer;
  const delivered = places.some(({ minNeed }) => minNeed?.isDelivered) && m.map_delivered();
  return (
    <p className="text-13 text-ink-2 max-lg:order-last max-lg:mt-6 lg:mb-4">
      {[m.map_text(), delivered, describeTruncation(map.answer)].filter(Boolean).join(' ')}
    </p>
  );
}
