import { createClient } from '@parpaing/contract/client';
import { getLocale } from '../paraglide/runtime.js';

/** The API as the browser reaches it, knowing nothing of sessions. */
export const bareClient = createClient(location.origin, (request) => {
  request.headers.set('accept-language', getLocale());
  return fetch(request);
});
