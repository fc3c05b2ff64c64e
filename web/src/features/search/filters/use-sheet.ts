import { type NavigateOptions, useLocation, useNavigate, useNavigation } from 'react-router';

const sheetHash = '#filtres';

export const isSheetHash = (hash: string): boolean => hash === sheetHash;

/** Open while its hash is in the address, so that Back closes it. */
export function useSheet() {
  const shown = useLocation();
  const { location: pending } = useNavigation();
  // It closes before the list that Back leads to is loaded.
  const { hash } = pending ?? shown;
  const navigate = useNavigate();
  const show = (hash: string, options?: NavigateOptions) => {
    // The list that a filter just asked for may be on its way, or loaded and not yet shown.
    const isListPending = pending?.pathname === shown.pathname;
    const { search, state } = isListPending ? pending : { search: location.search, state: undefined };
    void navigate({ search, hash }, { ...options, preventScrollReset: true, state });
  };
  return {
    isOpen: isSheetHash(hash),
    open: () => show(sheetHash),
    close: () => show('', { replace: true }),
  };
}
