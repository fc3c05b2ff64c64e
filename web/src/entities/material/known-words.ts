import { getLocale } from '../../paraglide/runtime.js';

const folder = '../../../locales/choices/';
const wordsByLocale = import.meta.glob<Record<string, string>>('../../../locales/choices/*.json', {
  eager: true,
  import: 'default',
});

/** A choice or a kind of document, in French in addresses and data; what a seller wrote stays as it is. */
export function describeKnownWord(text: string): string {
  return wordsByLocale[`${folder}${getLocale()}.json`]?.[text] ?? text;
}
