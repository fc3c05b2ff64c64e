import type { FavoriteCard } from '@parpaing/contract/schemas';
import * as m from '../../../paraglide/messages.js';
import { MaterialCard } from '../card/material-card.tsx';
import { getGridClass, gridSizes } from '../card/material-grid.tsx';
import { CompareToggle } from '../comparison/compare-toggle.tsx';

export function FavoriteGrid({ materials }: { materials: FavoriteCard[] }) {
  return (
    <ul className={getGridClass('four')}>
      {materials.map((material, index) => (
        <li key={material.id}>
          <MaterialCard material={material} sizes={gridSizes.four} isFirst={index < 4}>
            {material.status === 'publie' ? (
              <CompareToggle material={material} />
            ) : (
              <p className="font-medium text-negative">{m.favorites_gone()}</p>
            )}
          </MaterialCard>
        </li>
      ))}
    </ul>
  );
}
