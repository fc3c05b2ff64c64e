import { type CallName, calls } from '@parpaing/contract/calls';
import { pages } from '@parpaing/contract/pages';
import { callSchemas, ErrorAnswer } from '@parpaing/contract/schemas';
import type { Answer, Question } from './caller.ts';

/** `away`: refused as it should be while the database is away. */
export type Verdict = 'right' | 'away' | 'hung' | 'cut' | 'wrong';

export interface Request {
  name: string;
  question: Question;
  isRight(answer: Answer): boolean;
  /** Needs no database. */
  isAlwaysRight?: boolean;
}

interface Given {
  params?: Record<string, string>;
  query?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** A call of the contract, whose answer must have the contract's shape. */
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

const page = (name: string, path: string): Request => ({
  name,
  question: { method: 'GET', path, headers: { accept: 'text/html' } },
  isRight: (answer) => answer.status === 200 && isPage(answer),
});

/** What visitors ask, one after the other. */
export function listPublicRequests(materialIds: string[], turn: number): Request[] {
  const params = { id: materialIds[turn % materialIds.length] ?? '' };
  const words = ['parpaing', 'laine%20de%20verre', 'tuile', 'ba13'][turn % 4];
  return [
    call('listMaterials', { query: `page=${(turn % 5) + 1}` }),
    { ...page('page kept in the cache', pages.home), isAlwaysRight: true },
    { ...call('listMaterials', { query: `q=${words}&facets=true` }), name: 'search' },
    call('readMaterial', { params }),
    call('suggestMaterials', { query: `q=${'placo'.slice(0, (turn % 4) + 2)}` }),
    { ...page('page without data', pages.about), isAlwaysRight: true },
    page('page not kept', `${pages.materials}?q=bois&minPrice=${turn % 1000}`),
    call('listSimilarMaterials', { params }),
    call('searchPlaces', { query: 'q=montr' }),
  ];
}

/** What whoever watches over the site asks. */
export const watchRequests: Request[] = [
  { ...call('checkLiveness'), isAlwaysRight: true },
  call('checkReadiness'),
];

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
