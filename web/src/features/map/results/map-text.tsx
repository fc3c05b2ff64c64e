import * as m from '../../../paraglide/messages.js';
import { describeTruncation } from './describe-cluster.ts';
import type { LoadedMap } from './results-map.tsx';

export function MapText({ map }: { map: LoadedMap | null }) {
  if (!map) return null;
  return (
    <p className="mb-4 text-13 text-ink-2">
      {[m.map_text(), describeTruncation(map.answer)].filter(Boolean).join(' ')}
    </p>
  );
}
