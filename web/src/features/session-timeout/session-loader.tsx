import { lazy, Suspense, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useUser } from '../../entities/session/use-user.ts';
import { setNavigate } from '../../lib/browser/navigate.ts';

/** Loaded for members only. If loading fails, each request and the server still check the session. */
const SessionTimeout = lazy(() => import('./session-timeout.tsx').catch(() => ({ default: () => null })));

export function SessionLoader() {
  const user = useUser();
  const navigate = useNavigate();
  useEffect(() => setNavigate(navigate), [navigate]);
  return (
    user && (
      <Suspense>
        <SessionTimeout key={user.id} user={user} />
      </Suspense>
    )
  );
}
