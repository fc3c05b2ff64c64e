import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

let announce = (_title: string) => {};

/** A page that came late, at an address that was shown already. */
export function announcePage() {
  announce(document.title);
}

/** A page replaced without reloading says nothing by itself to those who listen to it. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState('');

  useEffect(() => {
    announce = setTitle;
    if (shown.current === pathname) return;
    shown.current = pathname;
    announcePage();
  }, [pathname]);

  return (
    <p className="sr-only" role="status">
      {title}
    </p>
  );
}
