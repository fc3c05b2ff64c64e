import { createClient } from '@parpaing/contract/client';
import { getLocale } from '../paraglide/runtime.js';

/** The API as the browser reaches it. Imported on first use: a page that only reads needs none of it. */
export const api = createClient(location.origin, (request) => {
  request.headers.set('accept-language', getLocale());
  return fetch(request);
});
