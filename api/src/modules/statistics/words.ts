export const normaliseWords = (words: string): string =>
  words.normalize('NFC').toLocaleLowerCase('fr').replaceAll(/\s+/g, ' ').trim();
