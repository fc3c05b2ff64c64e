import { clsx } from 'clsx';
import { CompareToggle } from '../comparison/compare-toggle.tsx';
import type { ListedMaterial as Material } from '../listed-material.ts';
import { materialAddress, type Need } from '../prices/need.ts';
import { CardSkeleton } from './card-skeleton.tsx';
import { MaterialCard } from './material-card.tsx';
import { NeedAnswer } from './need-answer.tsx';
import './material-grid.css';

export const gridSizes = {
  four: '(min-width: 80rem) 302px, (min-width: 64rem) 23vw, (min-width: 40rem) 46vw, 116px',
  three: '(min-width: 80rem) 320px, (min-width: 64rem) 24vw, (min-width: 40rem) 46vw, 116px',
  two: '(min-width: 64rem) 316px, (min-width: 40rem) 46vw, 116px',
};

const columns = {
  four: 'lg:grid-cols-3 xl:grid-cols-4',
  three: 'xl:grid-cols-3',
  two: '',
};

interface Look {
  columns?: keyof typeof columns;
}

/** Cards that are marked where the same materials are shown elsewhere, on a map. */
export interface CardMarks {
  isMarked: (material: Material) => boolean;
  point: (materials: Material[]) => void;
}

interface MaterialGridProps extends Look {
  materials: Material[];
  need?: Need;
  hasPlace?: boolean;
  before?: string;
  marks?: CardMarks;
}

export function getGridClass(count: keyof typeof columns): string {
  return clsx('card-rows grid grid-cols-1 sm:grid-cols-2 sm:gap-(--gutter)', columns[count]);
}

export function MaterialGrid({
  materials,
  need,
  hasPlace = false,
  before,
  columns: count = 'four',
  marks,
}: MaterialGridProps) {
  return (
    <ul className={getGridClass(count)}>
      {materials.map((material, index) => (
        <li
          key={material.id}
          data-is-marked={marks?.isMarked(material)}
          onPointerEnter={() => marks?.point([material])}
          onPointerLeave={() => marks?.point([])}
          onFocus={() => marks?.point([material])}
          onBlur={() => marks?.point([])}
        >
          <MaterialCard
            material={material}
            to={materialAddress(material, need, before)}
            before={before}
            answer={
              need && material.need && <NeedAnswer {...{ material, need, hasPlace }} answer={material.need} />
            }
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

interface GridSkeletonProps extends Look {
  /** As many as were shown, so that the page keeps its height. */
  length?: number;
  hasNeed?: boolean;
}

export function GridSkeleton({ columns: count = 'four', length = 6, hasNeed }: GridSkeletonProps) {
  return (
    <ul className={getGridClass(count)} aria-hidden="true">
      {Array.from({ length }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike.
        <li key={index}>
          <CardSkeleton hasAction hasNeed={hasNeed} />
        </li>
      ))}
    </ul>
  );
}
