import { clsx } from 'clsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

interface CardSkeletonProps {
  hasAction?: boolean;
  hasNeed?: boolean;
}

/** Same blocks and heights as the card, so that nothing moves when it loads. */
export function CardSkeleton({ hasAction = false, hasNeed = false }: CardSkeletonProps) {
  return (
    <div className="card">
      <Skeleton className="photo-frame" />
      <div className="card-body">
        <Skeleton className="h-6 w-20" />
        {hasNeed && <Skeleton className="h-25.25 w-full max-sm:h-30.75" />}
        <div>
          <Skeleton className="my-0.5 h-5.5 w-4/5" />
          <Skeleton className="my-0.5 h-4 w-3/5" />
        </div>
        <Skeleton className="mb-1 h-11 w-full" />
        <div className="card-facts">
          {hasNeed && <Skeleton className="my-0.5 h-4 w-3/5" />}
          <Skeleton className="my-0.5 h-4 w-3/4" />
          <Skeleton className={clsx('my-0.5 h-4 w-2/3', hasAction && 'max-sm:h-9')} />
        </div>
        {hasAction && <Skeleton className="mb-1 h-9.25 w-24" />}
      </div>
    </div>
  );
}
