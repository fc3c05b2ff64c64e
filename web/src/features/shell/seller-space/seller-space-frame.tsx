import type { ReactNode } from 'react';

interface SellerSpaceFrameProps {
  sideBar?: ReactNode;
  children: ReactNode;
}

/** The side bar from 64rem; below, its entries are in the site’s menu. */
export function SellerSpaceFrame({ sideBar, children }: SellerSpaceFrameProps) {
  return (
    <div className="lg:grid lg:min-h-[calc(var(--free-height)-4.5rem)] lg:grid-cols-[15.5rem_minmax(0,1fr)]">
      <div className="border-r border-joint bg-surface px-4 py-6 max-lg:hidden">{sideBar}</div>
      <div className="min-w-0 [--margin:1rem] md:[--margin:2rem]">{children}</div>
    </div>
  );
}
