import { useEffect, useState } from 'react';
import { Outlet, useRevalidator } from 'react-router';
import { requireGuest } from '../entities/session/guards.ts';
import { readUser } from '../entities/session/stored-user.ts';
import type { Route } from './+types/guest-only';

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [requireGuest];

/** With a loader of its own the route is rendered on the server, while the guard still runs on hydration. */
export function loader() {
  return null;
}

export function clientLoader() {
  return null;
}
clientLoader.hydrate = true as const;

/** A guest sees the page as it came; a member, nothing of it while the guard sends elsewhere. */
export default function GuestOnly() {
  const [isGuest, setIsGuest] = useState(false);
  const { revalidate } = useRevalidator();
  useEffect(() => setIsGuest(!readUser()), []);
  useEffect(() => {
    // Only other tabs are heard: the form that logs in here leads on by itself.
    const follow = () => readUser() && void revalidate();
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [revalidate]);
  return (
    <div className={isGuest ? undefined : 'guest-only'}>
      <Outlet />
    </div>
  );
}
