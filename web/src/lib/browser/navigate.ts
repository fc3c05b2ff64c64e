import type { NavigateFunction, NavigateOptions } from 'react-router';

let navigate: NavigateFunction | undefined;

/** Set by the root component, so that code outside React can navigate. */
export function setNavigate(value: NavigateFunction) {
  navigate = value;
}

export function goTo(address: string, options?: NavigateOptions) {
  if (navigate) void navigate(address, options);
  else location.assign(address);
}
