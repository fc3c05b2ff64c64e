import { type ApiClient, createClient, type Transport } from '@parpaing/contract/client';
import { getLocale } from '../../paraglide/runtime.js';

const send: Transport = (request) => {
  request.headers.set('accept-language', getLocale());
  return fetch(request);
};

export const bareClient: ApiClient = {
  call: (name, input, options) => createClient(location.origin, send).call(name, input, options),
};
