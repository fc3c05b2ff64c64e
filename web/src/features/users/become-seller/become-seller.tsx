import { lazy, Suspense, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { loginPage } from '../../../entities/session/return-url.ts';
import { isSeller, readUser } from '../../../entities/session/stored-user.ts';
import { useUser } from '../../../entities/session/use-user.ts';
import { becomeSellerParam } from '../../../entities/user/become-seller-page.ts';

const Dialog = lazy(() => import('./become-seller-dialog.tsx'));

/** Opens on any page whose address asks for it; a guest logs in first, a seller has nothing to become. */
export function BecomeSeller() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const user = useUser();
  const params = new URLSearchParams(search);
  const isWanted = params.has(becomeSellerParam);

  function leave() {
    params.delete(becomeSellerParam);
    void navigate({ pathname, search: params.toString() }, { replace: true, preventScrollReset: true });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: decided when the address asks, not at each rendering.
  useEffect(() => {
    if (!isWanted) return;
    // Read anew: a member is not known yet as the page comes to life.
    const member = readUser();
    if (!member) void navigate(loginPage(pathname + search), { replace: true });
    else if (isSeller(member)) leave();
  }, [isWanted, pathname, search]);

  if (!isWanted || !user || isSeller(user)) return null;
  return (
    <Suspense>
      <Dialog user={user} onClose={leave} />
    </Suspense>
  );
}
