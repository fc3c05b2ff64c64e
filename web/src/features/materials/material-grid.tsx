import type { MaterialCard as Material } from '@parpaing/contract/schemas';
import { MaterialCard } from './material-card.tsx';

const sizes = '(min-width: 80rem) 302px, (min-width: 64rem) 23vw, (min-width: 40rem) 46vw, 100vw';

/** A page of materials: one column on a phone, four on a wide screen. */
export function MaterialGrid({ materials }: { materials: Material[] }) {
  return (
    <ul className="grid gap-(--gutter) sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
      {materials.map((material, index) => (
        <li key={material.id} className="min-w-0">
          <MaterialCard material={material} sizes={sizes} isFirst={index < 4} />
        </li>
      ))}
    </ul>
  );
}
