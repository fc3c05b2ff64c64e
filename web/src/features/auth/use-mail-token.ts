import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useHydrated } from '../../lib/browser/use-hydrated.ts';

/**
 * The token of a mail's link. It leaves the address bar at once, for the history's state: neither a shared
 * address nor the next site may learn it, and a reload still knows it.
 */
export function useMailToken(): string | undefined {
  const [params] = useSearchParams();
  const { pathname, hash, state } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const token = params.get('token');

  useEffect(() => {
    if (!token) return;
    const rest = new URLSearchParams(params);
    rest.delete('token');
    const to = { pathname, search: rest.toString(), hash };
    void navigate(to, { replace: true, state: { token }, preventScrollReset: true });
  }, [token, params, pathname, hash, navigate]);

  if (token) return token;
  // The server knows nothing of the history.
  return isHydrated ? (state as { token?: string } | null)?.token : undefined;
}
