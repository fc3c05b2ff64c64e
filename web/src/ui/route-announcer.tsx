import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

let announce = (_title: string) => {};

export function announcePage() {
  announce(document.title);
}

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
