import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as m from '../../../paraglide/messages.js';
import './map-sheet.css';

interface MapSheetProps {
  map: ReactNode;
  children: ReactNode;
}

/**
 * List and map side by side. On a phone the list is a sheet over the lower half of the map, and scrolling the page
 * pulls it up.
 */
export function MapSheet({ map, children }: MapSheetProps) {
  const layout = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const isRaised = useIsRaised(list);
  return (
    <div ref={layout} className="list-and-map">
      <div ref={list} className="map-list">
        <button
          type="button"
          onClick={() => (isRaised ? layout : list).current?.scrollIntoView()}
          className="sheet-handle js-only lg:hidden"
        >
          <span className="sr-only">{isRaised ? m.map_show_map() : m.map_show_list()}</span>
        </button>
        {children}
      </div>
      <div className="map-pane">{map}</div>
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
