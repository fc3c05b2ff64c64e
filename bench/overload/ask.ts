import { type Agent, request } from 'node:http';

export interface Question {
  method?: 'GET' | 'POST';
  path: string;
  body?: unknown;
  encoding?: string;
}

export interface Answer {
  status: number;
  ms: number;
}

export function ask(
  agent: Agent,
  origin: string,
  { method = 'GET', path, body, encoding }: Question,
): Promise<Answer> {
  const start = performance.now();
  const payload = body === undefined ? undefined : JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const sent = request(origin + path, {
      agent,
      method,
      headers: {
        ...(payload && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
        ...(encoding && { 'accept-encoding': encoding }),
      },
    });
    sent.on('error', reject);
    sent.on('response', (response) => {
      response.resume();
      response.on('error', reject);
      response.on('end', () => resolve({ status: response.statusCode ?? 0, ms: performance.now() - start }));
    });
    sent.end(payload);
  });
}
