import type { ApiClient } from '@parpaing/contract/client';
import { createContext as createReactContext } from 'react';
import { createContext } from 'react-router';
import type { Locale } from '../i18n/locale.ts';
import type { PublicSettings } from './public-settings.ts';

export const apiContext = createContext<ApiClient>();
export const settingsContext = createContext<PublicSettings>();
export const localeContext = createContext<Locale>();
export const nonceContext = createContext<string>();
/** The page as text: a response would encode it, only to be decoded again. */
export const htmlContext = createContext<string | null>(null);
export const logContext = createContext<(message: string, error: unknown) => void>();

/** Marks our inline scripts while the server renders; the nonce never reaches the browser. */
export const ScriptNonceContext = createReactContext<string | undefined>(undefined);

export interface RootData {
  settings: PublicSettings;
  locale: Locale;
  /** From the server: the browser's clock may be wrong, and hydration needs the same text. */
  year: number;
}
