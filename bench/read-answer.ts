import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

const keptHeaders = ['content-type', 'content-encoding', 'cache-control', 'content-security-policy'];

export interface Answer {
  body: Buffer;
  headers: Record<string, string>;
}

/** The compressed bytes, which `fetch` would decompress. */
export async function readAnswer(address: string): Promise<Answer> {
  const [response] = (await once(get(address, { headers: { 'accept-encoding': 'gzip' } }), 'response')) as [
    IncomingMessage,
  ];
  const body = await buffer(response);
  if (response.statusCode !== 200) throw new Error(`${response.statusCode} for ${address}`);
  const kept = Object.entries(response.headers).filter(([name]) => keptHeaders.includes(name));
  return { body, headers: Object.fromEntries(kept) as Answer['headers'] };
}
