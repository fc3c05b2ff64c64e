const rules: [RegExp, string][] = [
  [/'/, 'straight apostrophe'],
  [/"/, 'straight quotation mark'],
  [/\.\.\./, 'three dots instead of …'],
  [/ [;:!?€%»]/, 'plain space before high punctuation, € or %'],
  [/[^\u00a0\d][;!?€%»]/, 'no space before high punctuation, € or %'],
  [/[^\u00a0\d]:(?!\d)/, 'no space before a colon'],
  [/« /, 'plain space after «'],
  [/\d ?x ?\d/, 'x instead of ×'],
  [
    /\d (?:mm|cm|m|m²|m³|kg|g|t|L|W|kW|V|A|J|bar|h|min|dB|kPa|mA)(?![\p{L}\p{N}])/u,
    'plain space before a unit',
  ],
  [/\d(?:mm|cm|kg|kW)(?![\p{L}\p{N}])/u, 'no space before a unit'],
  [/\d \d{3}(?!\d)/, 'plain space between digit groups'],
  [/\d\.\d(?!\d?\.)/, 'decimal point'],
  [/\u202f|\u2009|\u200b/, 'narrow or invisible space'],
  [/ {2}|^ | $/, 'stray space'],
  [/\bm2\b|\bm3\b/, 'm2 or m3 instead of m², m³'],
];

/** What French readers would stumble over in a text of the demo. */
export function findTypographyFaults(text: string, { isSentence = false } = {}): string[] {
  // Glass compositions such as 4/16/33.1 are written with a point by the trade.
  const subject = text.replaceAll(/\d+\/\d+\/\d+\.\d/g, 'verre');
  const applied = isSentence ? [...rules, [/[^.!?…)]$/, 'no final full stop'] as const] : rules;
  return applied
    .filter(([pattern]) => pattern.test(subject))
    .map(([pattern, fault]) => `${fault}: « ${subject.match(pattern)?.[0]} » in ${text.slice(0, 70)}`);
}
