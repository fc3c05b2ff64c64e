import { type CallName, calls } from '@parpaing/contract/calls';
import { callSchemas, ErrorAnswer } from '@parpaing/contract/schemas';
import type { Answer, Question } from './caller.ts';
import type { Write } from './ledger.ts';

/** `away`: correctly refused while the database is down. */
export type Verdict = 'right' | 'away' | 'hung' | 'cut' | 'wrong';

export interface Request {
  name: string;
  question: Question;
  isRight(answer: Answer): boolean;
  worksWithoutDatabase?: boolean;
  write?: Write;
  readWrite?(answer: Answer): Write;
}

interface Given {
  params?: Record<string, string>;
  query?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

export function call(name: CallName, { params = {}, query = '', body, headers }: Given = {}): Request {
  const { method, path } = calls[name];
  const { answer: shape } = callSchemas[name] as {
    answer?: { safeParse(value: unknown): { success: boolean } };
  };
  const address = path.replace(/:(\w+)/g, (_, param: string) => params[param] ?? '');
  return {
    name,
    question: { method, path: query ? `${address}?${query}` : address, body, headers },
    isRight: ({ status, text }) =>
      shape ? status === 200 && shape.safeParse(readJson(text)).success : status === 204,
  };
}

export const page = (name: string, path: string): Request => ({
  name,
  question: { method: 'GET', path, headers: { accept: 'text/html' } },
  isRight: (answer) => answer.status === 200 && isPage(answer),
});

export function judgeAnswer({ isRight }: Request, answer: Answer | 'hung' | 'cut'): Verdict {
  if (typeof answer === 'string') return answer;
  if (isRight(answer)) return 'right';
  const isExplained = isPage(answer) || ErrorAnswer.safeParse(readJson(answer.text)).success;
  return answer.status === 503 && answer.headers['retry-after'] && isExplained ? 'away' : 'wrong';
}

const isPage = ({ headers, text }: Answer) =>
  Boolean(headers['content-type']?.startsWith('text/html')) && text.includes('</html>');

export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
