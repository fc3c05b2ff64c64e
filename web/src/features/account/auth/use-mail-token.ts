import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useHydrated } from '../../../lib/browser/use-hydrated.ts';

/**
 * The token of a mail's link moves from the address to the history state at once: a shared address or a
 * referrer must not reveal it, and a reload still has it.
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
  // The server does not know the history state.
  return isHydrated ? (state as { token?: string } | null)?.token : undefined;
}
