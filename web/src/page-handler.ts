import type { Transport } from '@parpaing/contract/client';

/** The part of the configuration that pages may show. */
export interface PublicSettings {
  brandName: string;
  publicUrl: string;
  contactEmail: string;
  splashMinMs: number;
  /** Streets under the maps, from elsewhere; without them maps are drawn from our own data alone. */
  mapTiles?: { url: string; origin: string; attribution: string };
  /** The company behind the site, as the legal notice names it. */
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
  /** Of consumer disputes: who, and how to reach them. */
  mediator: string;
}

export interface PageOptions {
  settings: PublicSettings;
  /** Failures of rendering and loading, which no visitor is told about. */
  logError: (message: string, error: unknown) => void;
  mode: 'production' | 'development';
}

/** What the built pages offer to the process that serves them (`build/server/index.js`). `api` is how loaders reach the API. */
export type CreatePageHandler = (
  options: PageOptions,
) => (request: Request, api: Transport) => Promise<Response>;
