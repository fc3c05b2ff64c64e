const groups = [3, 6, 9];

/** « 812 345 678 00021 », as papers write it; what is no digit goes. */
export function formatSiret(text: string): string {
  const digits = text.replace(/\D/g, '').slice(0, 14);
  return Array.from(digits, (digit, index) => (groups.includes(index) ? `\u00A0${digit}` : digit)).join('');
}

/** Where the caret belongs once the text is formatted: after as many digits as before. */
export function caretAfter(formatted: string, digitCount: number): number {
  if (digitCount === 0) return 0;
  let seen = 0;
  for (const [index, character] of Array.from(formatted).entries()) {
    if (/\d/.test(character)) seen += 1;
    if (seen === digitCount) return index + 1;
  }
  return formatted.length;
}
