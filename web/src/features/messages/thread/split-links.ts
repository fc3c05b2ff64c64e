import { LinkifyIt } from 'linkify-it';

interface Piece {
  text: string;
  href?: string;
}

const linkify = new LinkifyIt({ fuzzyEmail: false, urlAuth: true })
  .add('ftp:', null)
  .add('mailto:', null)
  .add('//', null);

export function splitLinks(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { index, lastIndex, url } of linkify.match(text) ?? []) {
    if (!isPlain(url)) continue;
    if (index > end) pieces.push({ text: text.slice(end, index) });
    pieces.push({ text: url, href: url });
    end = lastIndex;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}

/** `https://site@other` makes one site look like another. */
function isPlain(href: string): boolean {
  if (!URL.canParse(href)) return false;
  const { username, password } = new URL(href);
  return !username && !password;
}
