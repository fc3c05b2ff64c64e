import { useEffect, useState } from 'react';
import { Outlet, useRevalidator } from 'react-router';
import { requireGuest } from '../entities/session/guards.ts';
import { readUser } from '../entities/session/stored-user.ts';
import type { Route } from './+types/guest-only';

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [requireGuest];

/** A server loader makes the route render on the server; the guard still runs on hydration. */
export function loader() {
  return null;
}

export function clientLoader() {
  return null;
}
clientLoader.hydrate = true as const;

export default function GuestOnly() {
  const [isGuest, setIsGuest] = useState(false);
  const { revalidate } = useRevalidator();
  useEffect(() => setIsGuest(!readUser()), []);
  useEffect(() => {
    // `storage` events come from other tabs only: the login form of this tab navigates itself.
    const revalidateIfMember = () => readUser() && void revalidate();
    addEventListener('storage', revalidateIfMember);
    return () => removeEventListener('storage', revalidateIfMember);
  }, [revalidate]);
  return (
    <div className={isGuest ? undefined : 'guest-only'}>
      <Outlet />
    </div>
  );
}
