import { clsx } from 'clsx';
import * as m from '../paraglide/messages.js';

export const mainId = 'contenu';

interface SkipLinkProps {
  target?: string;
  className?: string;
  children?: string;
}

export function SkipLink({ target = mainId, className, children = m.skip_to_content() }: SkipLinkProps) {
  return (
    <a
      href={`#${target}`}
      className={clsx(
        'absolute top-2 left-(--margin) z-(--z-focus) rounded-2 bg-ink px-4 py-2.5 font-semibold text-page not-focus:sr-only print:hidden',
        className,
      )}
    >
      {children}
    </a>
  );
}
