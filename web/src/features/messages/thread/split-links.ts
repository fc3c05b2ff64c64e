interface Piece {
  text: string;
  href?: string;
}

const address = /https?:\/\/[^\s<>"“”«»]+/giu;
const ends = ".,;:!?…'’";
const brackets = new Map([
  [')', '('],
  [']', '['],
  ['}', '{'],
]);

export function splitLinks(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const href = cutEnds(cutBrackets(found));
    if (!isPlain(href)) continue;
    if (index > end) pieces.push({ text: text.slice(end, index) });
    pieces.push({ text: href, href });
    end = index + href.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}

function cutBrackets(found: string): string {
  const open: { bracket: string; at: number }[] = [];
  for (let at = 0; at < found.length; at++) {
    const bracket = found.charAt(at);
    const opening = brackets.get(bracket);
    if (opening && open.pop()?.bracket !== opening) return found.slice(0, at);
    if ('([{'.includes(bracket)) open.push({ bracket, at });
  }
  return found.slice(0, open[0]?.at);
}

function cutEnds(found: string): string {
  let length = found.length;
  while (ends.includes(found.charAt(length - 1))) length--;
  return found.slice(0, length);
}

/** `https://site@other` makes one site look like another. */
function isPlain(href: string): boolean {
  if (!URL.canParse(href)) return false;
  const { username, password } = new URL(href);
  return !username && !password;
}
