const groups = [3, 6, 9];

export function formatSiret(text: string): string {
  const digits = text.replace(/\D/g, '').slice(0, 14);
  return Array.from(digits, (digit, index) => (groups.includes(index) ? `\u00A0${digit}` : digit)).join('');
}

/** After as many digits as before formatting. */
export function getCaretPosition(formatted: string, digitCount: number): number {
  if (digitCount === 0) return 0;
  let seen = 0;
  for (const [index, character] of Array.from(formatted).entries()) {
    if (/\d/.test(character)) seen += 1;
    if (seen === digitCount) return index + 1;
  }
  return formatted.length;
}
