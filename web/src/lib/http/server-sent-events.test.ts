import { expect, it } from 'vitest';
import { parseEvents } from './server-sent-events.ts';

/** As it comes from a network: pieces of any size. */
function readPieces(text: string, size: number) {
  const heard: string[] = [];
  let rest = '';
  for (let at = 0; at < text.length; at += size) {
    const taken = parseEvents(rest + text.slice(at, at + size));
    heard.push(...taken.events);
    rest = taken.rest;
  }
  return { heard, rest };
}

const lines = [
  ':',
  '',
  'data: {"n":1}',
  '',
  'event: x',
  'data:un',
  'data:  deux',
  '',
  ': là',
  '',
  'data: coup',
];

it.each(['\n', '\r\n', '\r'])('un flux aux lignes finies par %j se lit, coupé n’importe où', (end) => {
  const text = lines.join(end);
  for (let size = 1; size <= text.length; size++) {
    expect(readPieces(text, size)).toEqual({ heard: ['{"n":1}', 'un\n deux'], rest: 'data: coup' });
  }
});
