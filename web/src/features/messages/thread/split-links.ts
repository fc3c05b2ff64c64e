interface Piece {
  text: string;
  /** Where it leads, if anywhere. */
  href?: string;
}

/** Only what is plainly an address. */
const address = /https?:\/\/[^\s<>"“”«»]+/giu;
/** What ends a sentence, or quotes, is not of the address that it follows. */
const ends = ".,;:!?…'’";
const brackets = new Map([
  [')', '('],
  [']', '['],
  ['}', '{'],
]);

/** A message is text: the one thing made of it is a link where it holds a web address. */
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

/** A bracket without its other half is of the sentence. */
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

/** A user name makes one site look like another. */
function isPlain(href: string): boolean {
  if (!URL.canParse(href)) return false;
  const { username, password } = new URL(href);
  return !username && !password;
}
