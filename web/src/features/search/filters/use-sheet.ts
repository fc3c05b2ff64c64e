import { useLocation, useNavigate, useNavigation } from 'react-router';

const sheetHash = '#filtres';

export const isSheetHash = (hash: string): boolean => hash === sheetHash;

/** Open while its hash is in the address, so that Back closes it. */
export function useSheet() {
  const shown = useLocation();
  const { location: pending } = useNavigation();
  // It closes before the list that Back leads to is loaded.
  const { hash } = pending ?? shown;
  const navigate = useNavigate();
  return {
    isOpen: isSheetHash(hash),
    open: () => void navigate({ search: shown.search, hash: sheetHash }, { preventScrollReset: true }),
    close: () => {
      // The list that a filter just asked for may be on its way, or loaded and not yet shown.
      const { search, state } = pending ?? { search: location.search, state: undefined };
      void navigate({ search }, { replace: true, preventScrollReset: true, state });
    },
  };
}
