import { getLocale } from '../../../paraglide/runtime.js';

const folder = '../../../../locales/choices/';
const wordsByLocale = import.meta.glob<Record<string, string>>('../../../../locales/choices/*.json', {
  eager: true,
  import: 'default',
});

/** Translates the choices of attributes, which are stored in French. A text that a seller wrote is in no list and stays as it is. */
export function describeKnownWord(text: string): string {
  return wordsByLocale[`${folder}${getLocale()}.json`]?.[text] ?? text;
}
