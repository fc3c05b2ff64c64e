import { Outlet } from 'react-router';
import { requireGuest } from '../lib/guards.ts';
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

export default function GuestOnly() {
  return <Outlet />;
}
