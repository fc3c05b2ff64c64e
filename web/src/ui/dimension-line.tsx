import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** A measure between the two arms of a dimension line, as on a plan. */
export function DimensionLine({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <span className={clsx('flex items-center gap-2 font-medium whitespace-nowrap text-plan', className)}>
      <Arm end="bg-position-[center,left]" />
      {children}
      <Arm end="bg-position-[center,right]" />
    </span>
  );
}

function Arm({ end }: { end: string }) {
  return (
    <span
      className={`h-[11px] min-w-3.5 flex-1 bg-[linear-gradient(currentcolor,currentcolor),linear-gradient(currentcolor,currentcolor)] bg-size-[100%_1px,1.5px_100%] bg-no-repeat ${end}`}
    />
  );
}
