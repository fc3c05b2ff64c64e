import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** A page replaced without reloading says nothing by itself to those who listen to it. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setTitle(document.title);
  }, [pathname]);

  return (
    <p className="sr-only" role="status">
      {title}
    </p>
  );
}
