interface Phone {
  index: number;
  lastIndex: number;
  href: string;
}

/**
 * Ten digits in pairs, or +33. The separators are all alike, so that dates and dimensions in a row are none; a digit
 * more on either side makes a SIRET or an EAN. Numbers in 08 may be charged, so they stay text.
 */
const phone =
  /(?<![\p{L}\d@_#°+/-]|\d[ .,]|\d ?[x×] ?)(?:(?:\+|00 ?)33 ?(?:\(0\) ?)?[.-]?|0)[1-79](?<separator>[ .-]?)\d{2}(?:\k<separator>\d{2}){3}(?![\p{L}\d@_-]|[ .,]\d| ?(?:€|mm|cm|[x×] ?\d))/gu;

/** « Réf. 0145678912 » is no phone. */
const reference =
  /(?:r[ée]f(?:érence)?s?|siret|siren|ean|gtin|code|lot|commande|facture|devis|article|série)[ .:]*(?:n°)?[ .:]*$/iu;

export function findPhones(text: string): Phone[] {
  const plain = text.replaceAll(/[\u00A0\u202F]/g, ' ');
  return Array.from(plain.matchAll(phone), ({ 0: written, index }) => ({
    index,
    lastIndex: index + written.length,
    href: `tel:+33${written.replaceAll(/\D/g, '').slice(-9)}`,
  })).filter(({ index }) => !reference.test(plain.slice(0, index)));
}
