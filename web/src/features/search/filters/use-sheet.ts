import { useLocation, useNavigate, useNavigation } from 'react-router';
import { useHydrated } from '../../../lib/browser/use-hydrated.ts';

const sheetHash = '#filtres';

export const isSheetHash = (hash: string): boolean => hash === sheetHash;

/** Open while its hash is in the address, so that Back closes it. */
export function useSheet() {
  const shown = useLocation();
  const { search } = shown;
  // It closes before the list that Back leads to is loaded.
  const { hash } = useNavigation().location ?? shown;
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  return {
    isOpen: isHydrated && isSheetHash(hash),
    open: () => void navigate({ search, hash: sheetHash }, { preventScrollReset: true }),
    close: () => void navigate({ search }, { replace: true, preventScrollReset: true }),
  };
}
