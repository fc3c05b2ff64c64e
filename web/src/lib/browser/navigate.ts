import type { NavigateFunction } from 'react-router';

let navigate: NavigateFunction | undefined;

/** Lent by the root, for what decides on a page without being one. */
export function lendNavigate(lent: NavigateFunction) {
  navigate = lent;
}

export function goTo(address: string) {
  if (navigate) void navigate(address);
  else location.assign(address);
}
