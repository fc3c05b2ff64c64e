import type { output } from 'zod';
import type { CallSchemas, callSchemas } from './schemas.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Every call of the API. Plain data, so that a page can build a request without loading a schema:
 * the shapes of `callSchemas` are attached by type only.
 */
export const calls = {
  checkLiveness: { method: 'GET', path: '/healthz' },
  checkReadiness: { method: 'GET', path: '/readyz' },
  readMetrics: { method: 'GET', path: '/metrics' },

  searchPlaces: { method: 'GET', path: '/api/places' },

  listCategories: { method: 'GET', path: '/api/categories' },
  listMaterials: { method: 'GET', path: '/api/materials' },
  summariseMarket: { method: 'GET', path: '/api/materials/summary' },
  readPicture: { method: 'GET', path: '/media/:id/:file' },

  sendContactRequest: { method: 'POST', path: '/api/contact' },
  subscribeToNewsletter: { method: 'POST', path: '/api/newsletter' },
  confirmNewsletter: { method: 'GET', path: '/api/newsletter/confirm' },
  unsubscribeFromNewsletter: { method: 'GET', path: '/api/newsletter/unsubscribe' },
  unsubscribeInOneClick: { method: 'POST', path: '/api/newsletter/unsubscribe' },

  readRobots: { method: 'GET', path: '/robots.txt' },
  readSitemapIndex: { method: 'GET', path: '/sitemap.xml' },
  readSitemap: { method: 'GET', path: '/sitemaps/:file' },

  /** Outside production only. */
  readMailbox: { method: 'GET', path: '/dev/mailbox' },
} as const satisfies Record<keyof typeof callSchemas, { method: Method; path: string }>;

export type CallName = keyof typeof calls;

type Part<Name extends CallName, Key extends keyof CallSchemas> = (typeof callSchemas)[Name] extends {
  [K in Key]: infer Schema;
}
  ? Schema extends { _zod: { input: infer Input } }
    ? { [K in Key]: Input }
    : unknown
  : unknown;

/** What a caller gives: path parameters, query and body, each only where the call has one. */
export type CallInput<Name extends CallName> = Part<Name, 'params'> &
  Part<Name, 'query'> &
  Part<Name, 'body'>;

export type CallAnswer<Name extends CallName> = (typeof callSchemas)[Name] extends {
  answer: infer Schema extends CallSchemas['answer'];
}
  ? output<NonNullable<Schema>>
  : undefined;
