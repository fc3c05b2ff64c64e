import { Outlet } from 'react-router';
import { requireLogin } from '../lib/guards.ts';
import { useLeaveWhenLoggedOut } from '../lib/use-leave-when-logged-out.ts';
import { PrivateSkeleton } from '../ui/private-skeleton.tsx';
import type { Route } from './+types/login-required';

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async (args) => void (await requireLogin(args)),
];

/** Its presence makes the guard run on the first load too, the skeleton standing in until it has. */
export function clientLoader() {
  return null;
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <PrivateSkeleton />;
}

export default function LoginRequired() {
  useLeaveWhenLoggedOut();
  return <Outlet />;
}
