export type Language = 'fr' | 'en';

/** French unless the caller asks for English first. */
export function chooseLanguage(acceptLanguage: string | undefined): Language {
  const first = acceptLanguage?.split(',')[0]?.trim().toLowerCase() ?? '';
  return first.startsWith('en') ? 'en' : 'fr';
}
