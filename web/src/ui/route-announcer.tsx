import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

const pageShown = 'page-shown';

/** A page that came late, at an address that was shown already. */
export function announcePage() {
  dispatchEvent(new Event(pageShown));
}

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

  useEffect(() => {
    const announce = () => setTitle(document.title);
    addEventListener(pageShown, announce);
    return () => removeEventListener(pageShown, announce);
  }, []);

  return (
    <p className="sr-only" role="status">
      {title}
    </p>
  );
}
