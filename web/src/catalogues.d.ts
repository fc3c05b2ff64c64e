declare module 'virtual:catalogues' {
  /** Loads the messages of a language other than French (web/compact-messages.ts). */
  export function loadCatalogue(locale: string): Promise<void>;
}
