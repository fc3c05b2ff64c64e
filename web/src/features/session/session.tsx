import { lazy, Suspense, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useUser } from '../../entities/session/use-user.ts';
import { setNavigate } from '../../lib/browser/navigate.ts';

/** A guest needs none of it. Where it cannot be had, the request-time check and the server still hold. */
const SessionKeeper = lazy(() => import('./session-keeper.tsx').catch(() => ({ default: () => null })));

export function Session() {
  const user = useUser();
  const navigate = useNavigate();
  useEffect(() => setNavigate(navigate), [navigate]);
  return (
    user && (
      <Suspense>
        <SessionKeeper key={user.id} user={user} />
      </Suspense>
    )
  );
}
