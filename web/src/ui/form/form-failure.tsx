import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** The live region is always rendered, so that its text is announced. */
export function FormFailure({ children }: { children?: ReactNode }) {
  return (
    <div role="alert">
      {children && (
        <div className="mb-4 flex items-start gap-2 rounded-2 bg-negative-tint p-3 font-medium text-negative">
          <CircleAlert size={20} strokeWidth={1.75} className="mt-0.5 flex-none" aria-hidden="true" />
          <div className="min-w-0">{children}</div>
        </div>
      )}
    </div>
  );
}
