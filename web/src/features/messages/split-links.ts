interface Piece {
  text: string;
  /** Where it leads, if anywhere. */
  href?: string;
}

/** Only what is plainly an address; what ends a sentence is not of it. */
const address = /https?:\/\/[^\s<>"'«»()[\]{}]+[^\s<>"'«»()[\]{}.,;:!?…]/giu;

/** A message is text: the one thing made of it is a link where it holds a web address. */
export function splitLinks(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    if (!URL.canParse(found)) continue;
    if (index > end) pieces.push({ text: text.slice(end, index) });
    pieces.push({ text: found, href: found });
    end = index + found.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}
