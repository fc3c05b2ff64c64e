import { parse } from 'node:querystring';
import { chooseLanguage, type Language } from '@parpaing/contract/languages';
import { limits } from '@parpaing/contract/limits';
import type { Understood } from '@parpaing/contract/schemas';
import type { FastifyRequest } from 'fastify';
import { ZodError, type ZodType } from 'zod';
import { describeFault, describeQueryIssue } from '../sentences/sentences.ts';
import { HttpError } from './errors.ts';

type Fault = NonNullable<Understood['faults']>[number];

const meaninglessWithout: Record<string, string[]> = {
  city: ['maxDeliveredTotal'],
  lat: ['lng', 'maxDeliveredTotal'],
  lng: ['lat', 'maxDeliveredTotal'],
  quantity: ['quantityUnit', 'maxTotal', 'maxDeliveredTotal'],
  quantityUnit: ['quantity', 'maxTotal', 'maxDeliveredTotal'],
};

/** Without `tolerant=true`, an invalid query is refused before it waits in a queue. */
export const tolerantRoute = {
  attachValidation: true,
  preHandler: async (request: FastifyRequest) => {
    if (request.validationError && !isTolerant(readQuery(request))) throw request.validationError;
  },
};

/** One fault may hide another: fields are checked first, then fields together, then what the database knows. */
export async function answerTolerantly<Query, Answer extends Understood>(
  request: FastifyRequest,
  schema: ZodType<Query>,
  read: (query: Query, language: Language) => Promise<Answer>,
): Promise<Answer> {
  const language = chooseLanguage(request.headers['accept-language']);
  const asked = readQuery(request);
  if (!isTolerant(asked)) return read(request.query as Query, language);
  asked.delete('tolerant');
  const understood = new URLSearchParams(asked);
  const faults = new Map<string, Fault>();
  for (;;) {
    addRadius(understood);
    try {
      const answer = await read(schema.parse(parse(`${understood}`, '&', '=', { maxKeys: 0 })), language);
      return { ...answer, asked: `${asked}`, understood: `${understood}`, faults: [...faults.values()] };
    } catch (error) {
      const { size } = understood;
      for (const fault of listFaults(error, language)) {
        if (!faults.has(fault.field)) faults.set(fault.field, fault);
        for (const name of [fault.field, ...(meaninglessWithout[fault.field] ?? [])]) understood.delete(name);
      }
      if (understood.size === size) throw error;
    }
  }
}

const isTolerant = (query: URLSearchParams) => query.get('tolerant') === 'true';

const readQuery = ({ url }: FastifyRequest) => new URL(url, 'http://localhost').searchParams;

function addRadius(query: URLSearchParams) {
  const hasPlace = query.has('city') || query.has('lat');
  const isAnywhere = query.get('anywhere') === 'true';
  if (hasPlace && !isAnywhere && !query.has('radius')) query.set('radius', String(limits.radiusOfPlace));
}

function listFaults(error: unknown, language: Language): Fault[] {
  if (error instanceof ZodError) {
    return error.issues.map((issue) => ({
      field: String(issue.path[0]),
      code: issue.code,
      message: describeQueryIssue(issue.path.join('.'), issue, language),
    }));
  }
  if (!(error instanceof HttpError && error.status === 400)) return [];
  return Object.entries(error.faults).map(([field, code]) => ({
    field,
    code,
    message: describeFault(code, language),
  }));
}
