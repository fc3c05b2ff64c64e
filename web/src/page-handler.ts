import type { CallName } from '@parpaing/contract/calls';
import type { CallOutcome } from '@parpaing/contract/client';

export interface PublicSettings {
  brandName: string;
  publicUrl: string;
  contactEmail: string;
  splashMinMs: number;
  /** Without tiles, maps are drawn from our own data. */
  mapTiles?: { url: string; origin: string; attribution: string };
  legal: LegalIdentity;
}

export interface LegalIdentity {
  name: string;
  form: string;
  capital: string;
  address: string;
  phone: string;
  rcs: string;
  vat: string;
  director: string;
  host: string;
  mediator: string;
}

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
