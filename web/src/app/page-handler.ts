import type { CallName } from '@parpaing/contract/calls';
import type { CallOutcome } from '@parpaing/contract/client';
import type { PublicSettings } from '../lib/page/public-settings.ts';

export interface PageOptions {
  settings: PublicSettings;
  logError: (message: string, error: unknown) => void;
  mode: 'production' | 'development';
}

export interface PageCall {
  name: CallName;
  address: string;
  headers: Record<string, string>;
  signal?: AbortSignal;
}

export type CallApi = (call: PageCall) => Promise<CallOutcome>;

export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  body: string | Uint8Array<ArrayBuffer>;
}

/** Exported by `build/server/index.js` to the process that serves the pages. */
export type CreatePageHandler = (
  options: PageOptions,
) => (request: Request, callApi: CallApi) => Promise<RenderedPage>;
