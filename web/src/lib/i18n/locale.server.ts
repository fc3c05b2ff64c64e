import { AsyncLocalStorage } from 'node:async_hooks';
import { overwriteGetLocale } from '../../paraglide/runtime.js';
import { defaultLocale, type Locale } from './locale.ts';

const currentLocale = new AsyncLocalStorage<Locale>();

// One process renders several languages at once, so the locale belongs to the request.
overwriteGetLocale(() => currentLocale.getStore() ?? defaultLocale);

export function runInLocale<Result>(locale: Locale, render: () => Result): Result {
  return currentLocale.run(locale, render);
}
