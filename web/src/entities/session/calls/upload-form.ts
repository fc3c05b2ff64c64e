import { ApiError, NoResponseError } from '@parpaing/contract/call-errors';
import { calls } from '@parpaing/contract/calls';
import { fillPath } from '@parpaing/contract/client';
import { getLocale } from '../../../paraglide/runtime.js';
import type { Upload } from './authenticated-client.ts';

/** XMLHttpRequest, because fetch reports no upload progress. */
export const uploadForm: Upload = (name, form, { params, headers, signal, onProgress }) => {
  const { promise, resolve, reject } = Promise.withResolvers<never>();
  const request = new XMLHttpRequest();
  request.open(calls[name].method, fillPath(calls[name].path, params));
  request.responseType = 'json';
  const all = { accept: 'application/json', 'accept-language': getLocale(), ...headers };
  for (const [header, value] of Object.entries(all)) request.setRequestHeader(header, value);
  request.upload.onprogress = ({ loaded, total }) => onProgress?.(total ? loaded / total : 0);
  request.onload = () => {
    if (request.status < 400) resolve((request.response ?? undefined) as never);
    else reject(new ApiError(request.status, request.response ?? {}, readWait(request)));
  };
  request.onerror = () => reject(new NoResponseError(undefined));
  request.onabort = () => reject(signal?.reason);
  signal?.addEventListener('abort', () => request.abort());
  if (signal?.aborted) reject(signal.reason);
  else request.send(form);
  return promise;
};

function readWait(request: XMLHttpRequest): number | undefined {
  const seconds = Number.parseInt(request.getResponseHeader('retry-after') ?? '', 10);
  return Number.isNaN(seconds) ? undefined : seconds;
}
