import type { ReactNode } from 'react';

/** Symbols of `public/drawings.svg`, kept out of the scripts. */
export type DrawingName =
  | 'radius'
  | 'conversation'
  | 'delivery'
  | 'gap'
  | 'shelf'
  | 'sheet'
  | 'form'
  | 'card'
  | 'chart'
  | 'letter'
  | 'rules'
  | 'lock';

interface DrawingProps {
  name: DrawingName;
  className?: string;
  children?: ReactNode;
}

export function Drawing({ name, className, children }: DrawingProps) {
  return (
    <svg
      viewBox="0 0 360 170"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <use href={`/drawings.svg#${name}`} />
      {children}
    </svg>
  );
}
