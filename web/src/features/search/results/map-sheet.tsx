import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as m from '../../../paraglide/messages.js';
import './map-sheet.css';

interface MapSheetProps {
  map: ReactNode;
  children: ReactNode;
}

/**
 * List and map side by side. On a phone the list is a sheet below the map, low enough to show the head of its first
 * card, and scrolling the page pulls it up.
 */
export function MapSheet({ map, children }: MapSheetProps) {
  const layout = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const isRaised = useIsRaised(list);
  return (
    // Both in one cell: the map stays in view while the list scrolls over it.
    <div
      ref={layout}
      className="grid grid-cols-1 [--map:calc(max(38svh,100svh-28.5rem)-var(--cookie-banner))] lg:grid-cols-2 xl:grid-cols-[minmax(0,44rem)_minmax(0,1fr)]"
    >
      <div
        ref={list}
        className="z-1 col-start-1 row-start-1 min-w-0 max-lg:mt-[calc(var(--map)-0.75rem)] max-lg:rounded-t-3 max-lg:bg-page max-lg:px-(--margin) max-lg:pb-14 max-lg:shadow-bar lg:pt-6 lg:pr-6 lg:pb-20 lg:pl-[max(2rem,env(safe-area-inset-left))]"
      >
        <button
          type="button"
          onClick={() => (isRaised ? layout : list).current?.scrollIntoView()}
          className="js-only sticky top-(--strip,0) z-(--z-bar) -mx-(--margin) grid h-11 w-[calc(100%+2*var(--margin))] place-items-center rounded-t-3 bg-page before:h-1 before:w-10 before:rounded-1 before:bg-joint-strong lg:hidden"
        >
          <span className="sr-only">{isRaised ? m.map_show_map() : m.map_show_list()}</span>
        </button>
        {children}
      </div>
      <div className="map-pane sticky top-(--strip,0) col-start-1 row-start-1 h-(--map) min-w-0 self-start border-joint max-lg:border-b lg:col-start-2 lg:h-(--free-height) lg:border-l">
        {map}
      </div>
    </div>
  );
}

/** Whether the sheet covers the upper quarter of the screen, and so most of the map. */
function useIsRaised(list: { readonly current: HTMLElement | null }): boolean {
  const [isRaised, setIsRaised] = useState(false);
  useEffect(() => {
    if (!list.current) return;
    const observer = new IntersectionObserver(([entry]) => setIsRaised(entry?.isIntersecting === true), {
      rootMargin: '0px 0px -75%',
    });
    observer.observe(list.current);
    return () => observer.disconnect();
  }, [list]);
  return isRaised;
}
