declare module 'virtual:catalogues' {
  /** Brings the words of a language that the page's own files do not hold (web/compact-messages.ts). */
  export function loadCatalogue(locale: string): Promise<void>;
}
