/** Paraglide reads the same list in web/project.inlang/settings.json, and a test of web compares the two. */
export const locales = ['fr', 'fr-FR', 'en-US'] as const;

type LanguageOf<Locale> = Locale extends `${infer Code}-${string}` ? Code : Locale;
export type Language = LanguageOf<(typeof locales)[number]>;

const defaultLanguage = 'fr' satisfies Language;

export function chooseLanguage(asked: string | null | undefined): Language {
  const first = asked?.trim().toLowerCase() ?? '';
  const locale = locales.find((known) => first.startsWith(known.slice(0, 2)));
  return (locale?.slice(0, 2) as Language | undefined) ?? defaultLanguage;
}
