import type { ReactNode } from 'react';
import { Icon } from '../../icons/icon.tsx';

/** The live region is always rendered, so that its text is announced. */
export function FormFailure({ children }: { children?: ReactNode }) {
  return (
    <div role="alert">
      {children && (
        <div className="mb-4 flex items-start gap-2 rounded-2 bg-negative-tint p-3 font-medium text-negative">
          <Icon name="circle-exclamation-point" size={20} className="mt-0.5 flex-none" />
          <div className="min-w-0">{children}</div>
        </div>
      )}
    </div>
  );
}
