import { Outlet } from 'react-router';
import { requireLogin } from '../entities/session/guards.ts';
import { useRevalidateOnUserChange } from '../entities/session/use-revalidate-on-user-change.ts';
import { unindexed } from '../lib/page/page-meta.ts';
import type { Route } from './+types/login-required';
import { PrivateSkeleton } from './private-skeleton.tsx';

export const handle = unindexed;

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async (args) => void (await requireLogin(args)),
];

/** Makes the guard run on the first load too, with the skeleton as its fallback. */
export function clientLoader() {
  return null;
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <PrivateSkeleton />;
}

export default function LoginRequired() {
  useRevalidateOnUserChange();
  return <Outlet />;
}
