import { pages } from '@parpaing/contract/pages';
import { lazy, Suspense, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { loginPage } from '../../../entities/session/return-url.ts';
import { isSeller, readUser } from '../../../entities/session/stored-user.ts';
import { useUser } from '../../../entities/session/use-user.ts';
import { becomeSellerParam } from '../../../entities/user/seller/become-seller-page.ts';

const Dialog = lazy(() => import('./become-seller-dialog.tsx'));

export function BecomeSeller() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const user = useUser();
  const params = new URLSearchParams(search);
  const isRequested = params.has(becomeSellerParam);

  function closeDialog() {
    params.delete(becomeSellerParam);
    void navigate({ pathname, search: params.toString() }, { replace: true, preventScrollReset: true });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the address changes.
  useEffect(() => {
    if (!isRequested) return;
    // `useUser` is null until hydration.
    const member = readUser();
    if (!member) void navigate(loginPage(pathname + search), { replace: true });
    else if (isSeller(member)) closeDialog();
  }, [isRequested, pathname, search]);

  if (!isRequested || !user || isSeller(user)) return null;
  return (
    <Suspense>
      <Dialog
        user={user}
        onClose={closeDialog}
        onDone={() => void navigate(pages.newMaterial, { replace: true })}
      />
    </Suspense>
  );
}
