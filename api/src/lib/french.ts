const nbsp = '\u00a0';

const units =
  'mm²|mm|cm|dm|m²/L|m²|m³|m|km|kg/m³|kg/m²|kg/cm²|kg|g/m²|g|t|L|W/m|W|kW|V|A|mA|kA|Ah|J|bar|µm|h|min|ans|an|mois|semaines|jours|pièces|€|%|°C|dB|kPa|CV|MHz';

export function french(text: string): string {
  return text
    .replaceAll("'", '’')
    .replace(/ ([:;!?€%»])/g, `${nbsp}$1`)
    .replaceAll('« ', `«${nbsp}`)
    .replace(/(\d) (?=\d{3}(?!\d))/g, `$1${nbsp}`)
    .replace(/ × /g, `${nbsp}×${nbsp}`)
    .replace(/(Ø|ép\.|λ|n°|≈) (?=\d)/g, `$1${nbsp}`)
    .replace(new RegExp(`(\\d) (?=(?:${units})(?![\\p{L}\\p{N}]))`, 'gu'), `$1${nbsp}`);
}
