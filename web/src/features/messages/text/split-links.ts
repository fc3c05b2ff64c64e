import { LinkifyIt } from 'linkify-it';
import { findPhones } from './find-phones.ts';

interface Piece {
  text: string;
  /** http, https, mailto or tel. */
  href?: string;
  /** Of a site, as its browser would show it. */
  host?: string;
}

const linkify = new LinkifyIt({ urlAuth: true }).add('ftp:', null).add('//', null);

export function splitLinks(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { index, lastIndex, text: written, url } of linkify.match(text) ?? []) {
    pieces.push(...splitPhones(text.slice(end, index)), describeLink(written, url));
    end = lastIndex;
  }
  return [...pieces, ...splitPhones(text.slice(end))];
}

function describeLink(text: string, url: string): Piece {
  if (!URL.canParse(url)) return { text };
  const { protocol, username, password, hostname } = new URL(url);
  if (protocol === 'mailto:') return { text, href: url };
  // `https://site@other` makes one site look like another.
  const isPlain = (protocol === 'https:' || protocol === 'http:') && !username && !password;
  return isPlain ? { text, href: url, host: hostname } : { text };
}

function splitPhones(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { index, lastIndex, href } of findPhones(text)) {
    pieces.push({ text: text.slice(end, index) }, { text: text.slice(index, lastIndex), href });
    end = lastIndex;
  }
  return [...pieces, { text: text.slice(end) }].filter(({ text: words }) => words);
}
