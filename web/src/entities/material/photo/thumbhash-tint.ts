/**
 * The mean colour at the start of a thumbhash (https://evanw.github.io/thumbhash/). The blurred picture that
 * follows would need an inline style or a bitmap in every card.
 */
export function thumbhashTint(thumbhash: string): string | undefined {
  const bytes = decode(thumbhash);
  if (bytes.length < 3) return undefined;
  const [low = 0, middle = 0, high = 0] = bytes;
  const header = low | (middle << 8) | (high << 16);
  const lightness = (header & 63) / 63;
  const yellowBlue = ((header >> 6) & 63) / 31.5 - 1;
  const redGreen = ((header >> 12) & 63) / 31.5 - 1;
  const blue = lightness - (2 / 3) * yellowBlue;
  const red = (3 * lightness - blue + redGreen) / 2;
  const channels = [red, red - redGreen, blue].map((part) =>
    Math.round(255 * Math.min(1, Math.max(0, part)))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${channels.join('')}`;
}

function decode(base64: string): number[] {
  try {
    return Array.from(atob(base64).slice(0, 3), (character) => character.charCodeAt(0));
  } catch {
    return [];
  }
}
