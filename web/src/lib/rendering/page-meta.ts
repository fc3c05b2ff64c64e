import type { MetaDescriptor } from 'react-router';
import * as m from '../../paraglide/messages.js';
import type { RootData } from './page-context.ts';

interface MetaContext {
  location: { pathname: string };
  matches: ({ id: string; loaderData: unknown } | undefined)[];
}

interface PageDescription {
  /** Left out on the home page, whose title is the brand alone. */
  title?: string;
  description: string;
  isIndexed?: boolean;
  /** Of the canonical address: those parameters that make another page of it. */
  search?: URLSearchParams;
  /** Shown where the page is shared, instead of the site's own. */
  picture?: { path: string; width: number; height: number; alt: string };
  /** JSON-LD. Data, not code: the policy on scripts does not concern it. */
  structuredData?: object[];
}

/** Behind these, a page holds nothing a search engine could show. */
const unindexedLayouts = ['layouts/login-required', 'layouts/seller-only', 'layouts/auth'];

export function withBrand(title: string, brandName: string): string {
  return `${title} · ${brandName}`;
}

export function pageMeta({ location, matches }: MetaContext, page: PageDescription): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === 'root');
  if (!root) throw new Error('meta is described outside the root route');
  const { settings, locale } = root.loaderData as RootData;
  const title = page.title ? withBrand(page.title, settings.brandName) : settings.brandName;
  // Without a page's say the pathname alone: `scroll` and others name the same page (DESIGN §3.16).
  const search = page.search?.size ? `?${page.search}` : '';
  const canonical = new URL(canonicalPath(location.pathname) + search, settings.publicUrl).href;
  const picture = page.picture ?? {
    path: '/sharing.jpg',
    width: 1200,
    height: 630,
    alt: m.sharing_picture(),
  };
  const isUnindexed =
    page.isIndexed === false || matches.some((match) => match && unindexedLayouts.includes(match.id));
  return [
    { title },
    { name: 'description', content: page.description },
    ...(isUnindexed
      ? [{ name: 'robots', content: 'noindex' }]
      : [{ tagName: 'link', rel: 'canonical', href: canonical }]),
    { property: 'og:title', content: title },
    { property: 'og:description', content: page.description },
    { property: 'og:site_name', content: settings.brandName },
    { property: 'og:url', content: canonical },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: locale === 'en-US' ? 'en_US' : 'fr_FR' },
    { property: 'og:image', content: new URL(picture.path, settings.publicUrl).href },
    { property: 'og:image:width', content: String(picture.width) },
    { property: 'og:image:height', content: String(picture.height) },
    { property: 'og:image:alt', content: picture.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(page.structuredData ?? []).map((data) => ({ 'script:ld+json': data }) as MetaDescriptor),
  ];
}

/** Routes match in any case and with a slash at the end: one address stands for them all. */
function canonicalPath(pathname: string) {
  return pathname.toLowerCase().replace(/\/+$/, '') || '/';
}

/** For pages whose address holds a token. */
export const noReferrer: MetaDescriptor = { name: 'referrer', content: 'no-referrer' };
