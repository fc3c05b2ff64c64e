const number = String.raw`(?<![\p{L}\p{N}.,]|\bde\s)\d[\d\s.,]*`;
const of = String.raw`\s+(?:de\s+|d[’'])`;
const area = String.raw`(?:m2|m²|m3|m³|m[eè]tres?\s+(?:carrés?|cubes?))(?![\p{L}\p{N}])`;
/** Also units in which a product is sold (« ciment 25 kg »): a quantity before « de » only. */
const unit = String.raw`(?:ml|m[eè]tres?|t|tonnes?|kg|kilos?|sacs?|palettes?|rouleaux?|cartons?|paquets?|bottes?|big\s?bags?)`;
const quantity = new RegExp(`${number}(?:${area}|${unit}(?=${of}))(?:${of})?`, 'iu');

/** « 35 m² de laine de verre » asks for glass wool: no title says how much somebody needs. */
export const dropQuantity = (text: string): string => text.replace(quantity, '').trim() || text;
