import type { MetaDescriptor } from 'react-router';
import * as m from '../../paraglide/messages.js';
import type { Locale } from '../i18n/locale.ts';
import type { RootData } from './page-context.ts';

interface MetaContext {
  location: { pathname: string };
  matches: ({ id: string; loaderData: unknown; handle?: unknown } | undefined)[];
}

interface PageDescription {
  title?: string;
  description: string;
  isIndexed?: boolean;
  canonicalParams?: URLSearchParams;
  picture?: { path: string; width: number; height: number; alt: string };
  structuredData?: object[];
}

/** The `handle` of a layout whose pages search engines must not keep. */
export const unindexed = { isIndexed: false };

export function withBrand(title: string, brandName: string): string {
  return `${title} · ${brandName}`;
}

export function pageMeta({ location, matches }: MetaContext, page: PageDescription): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === 'root');
  if (!root) throw new Error('meta is described outside the root route');
  const { settings, locale } = root.loaderData as RootData;
  const title = page.title ? withBrand(page.title, settings.brandName) : settings.brandName;
  const search = page.canonicalParams?.size ? `?${page.canonicalParams}` : '';
  const canonical = new URL(getCanonicalPath(location.pathname) + search, settings.publicUrl).href;
  const picture = page.picture ?? {
    path: '/sharing.jpg',
    width: 1200,
    height: 630,
    alt: m.sharing_picture(),
  };
  const isUnindexed = page.isIndexed === false || matches.some((match) => match?.handle === unindexed);
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
    { property: 'og:locale', content: openGraphLocales[locale] },
    { property: 'og:image', content: new URL(picture.path, settings.publicUrl).href },
    { property: 'og:image:width', content: String(picture.width) },
    { property: 'og:image:height', content: String(picture.height) },
    { property: 'og:image:alt', content: picture.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(page.structuredData ?? []).map((data) => ({ 'script:ld+json': data }) as MetaDescriptor),
  ];
}

/** Routes match in any case and with a trailing slash. */
function getCanonicalPath(pathname: string) {
  return pathname.toLowerCase().replace(/\/+$/, '') || '/';
}

export const noReferrer: MetaDescriptor = { name: 'referrer', content: 'no-referrer' };

const openGraphLocales: Record<Locale, string> = { fr: 'fr_FR', 'fr-FR': 'fr_FR', 'en-US': 'en_US' };
