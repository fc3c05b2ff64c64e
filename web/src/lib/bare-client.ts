import { createClient } from '@parpaing/contract/client';
import { getLocale } from '../paraglide/runtime.js';

/** The API as the browser reaches it, knowing nothing of sessions. The server loads it with the guards, and calls nothing. */
export const bareClient = createClient(globalThis.location?.origin, (request) => {
  request.headers.set('accept-language', getLocale());
  return fetch(request);
});
