import type { MaterialCard as Material } from '@parpaing/contract/schemas';
import { clsx } from 'clsx';
import { materialAddress, type Need } from '../../../entities/material/need.ts';
import { CompareToggle } from '../comparison/compare-toggle.tsx';
import { CardSkeleton } from './card-skeleton.tsx';
import { MaterialCard } from './material-card.tsx';
import '../../../styles/catalogue.css';

export const gridSizes = {
  four: '(min-width: 80rem) 302px, (min-width: 64rem) 23vw, (min-width: 40rem) 46vw, 116px',
  three: '(min-width: 80rem) 320px, (min-width: 64rem) 24vw, (min-width: 40rem) 46vw, 116px',
};

const columns = {
  four: 'lg:grid-cols-3 xl:grid-cols-4',
  three: 'xl:grid-cols-3',
};

interface Look {
  columns?: keyof typeof columns;
}

interface MaterialGridProps extends Look {
  materials: Material[];
  need?: Need;
}

export function getGridClass(count: keyof typeof columns): string {
  return clsx('card-rows grid sm:grid-cols-2 sm:gap-(--gutter)', columns[count]);
}

export function MaterialGrid({ materials, need, columns: count = 'four' }: MaterialGridProps) {
  return (
    <ul className={getGridClass(count)}>
      {materials.map((material, index) => (
        <li key={material.id} className="min-w-0">
          <MaterialCard
            material={material}
            to={materialAddress(material, need)}
            sizes={gridSizes[count]}
            isFirst={index < 4}
          >
            <CompareToggle material={material} />
          </MaterialCard>
        </li>
      ))}
    </ul>
  );
}

const skeletonIndexes = Array.from({ length: 6 }, (_, index) => index);

export function GridSkeleton({ columns: count = 'four' }: Look) {
  return (
    <ul className={getGridClass(count)} aria-hidden="true">
      {skeletonIndexes.map((index) => (
        <li key={index} className="pb-11">
          <CardSkeleton />
        </li>
      ))}
    </ul>
  );
}
