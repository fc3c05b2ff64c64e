import type { ApiClient } from '@parpaing/contract/client';
import { createContext } from 'react-router';
import type { PageOptions, PublicSettings } from '../../page-handler.ts';
import type { Locale } from '../i18n/locale.ts';

/** What the server hands to every loader. */
export const apiContext = createContext<ApiClient>();
export const settingsContext = createContext<PublicSettings>();
export const localeContext = createContext<Locale>();
export const nonceContext = createContext<string>();
export const logContext = createContext<PageOptions['logError']>();

/** What the root loader passes on to the browser. */
export interface RootData {
  settings: PublicSettings;
  locale: Locale;
  /** The server's: a page must say the same in the browser, whose clock may be off. */
  year: number;
}
