import type { ErrorCode } from '@parpaing/contract/error-codes';
import { chooseLanguage, type Language } from '@parpaing/contract/languages';
import type { ErrorAnswer } from '@parpaing/contract/schemas';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { DatabaseUnavailableError } from '../../db/availability.ts';
import {
  describeBodyIssue,
  describeError,
  describeFault,
  describeQueryIssue,
} from '../../sentences/sentences.ts';
import type { App } from '../endpoint.ts';
import { diskFull, HttpError, materialHidden, notFound, unavailable } from '../errors.ts';

const frameworkCodes: Record<string, [status: number, code: ErrorCode]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'payload_too_large'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'unsupported_media_type'],
  FST_REQ_FILE_TOO_LARGE: [413, 'payload_too_large'],
  FST_PARTS_LIMIT: [413, 'payload_too_large'],
  FST_FILES_LIMIT: [413, 'payload_too_large'],
  FST_FIELDS_LIMIT: [413, 'payload_too_large'],
  FST_INVALID_JSON_FIELD_ERROR: [400, 'invalid_input'],
  FST_INVALID_MULTIPART_CONTENT_TYPE: [415, 'unsupported_media_type'],
  // PostgreSQL: a null character in a text or in JSON.
  '22021': [400, 'invalid_input'],
  '22P05': [400, 'invalid_input'],
  FST_ERR_MAX_PARAM_LENGTH: [404, 'not_found'],
};

/** Every failure becomes an answer here, except refusals of full queues (`admission.ts`). */
export const errorAnswers = fastifyPlugin(async (app: App) => {
  app.setNotFoundHandler(() => {
    throw notFound();
  });

  app.setErrorHandler(answerError);
});

export function answerError(failure: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const error = toHttpError(failure);
  const language = chooseLanguage(request.headers['accept-language']);
  const [status, code] = classify(error);
  if (reply.raw.destroyed) request.log.debug({ err: failure }, 'request abandoned by its client');
  else report(request, failure, status);
  if (error instanceof HttpError) reply.headers(error.headers);
  const answer: ErrorAnswer = {
    error: code,
    message: describeError(code, language),
    requestId: request.id,
    details: listFields(error, request, language),
  };
  return reply.code(status).header('cache-control', 'no-store').send(answer);
}

function toHttpError(failure: FastifyError): FastifyError | HttpError {
  if (failure instanceof DatabaseUnavailableError) return unavailable('database');
  if ((failure as { constraint?: string }).constraint === 'hidden_not_published') return materialHidden();
  if (failure.code === 'ENOSPC') return diskFull();
  if (failure.code === 'FST_ERR_HANDLER_TIMEOUT') return unavailable('busy', 'timeout');
  return failure;
}

/** A 503 with Retry-After is expected under load, and not logged as an error. */
function report({ log }: FastifyRequest, failure: FastifyError, status: number) {
  if (failure instanceof DatabaseUnavailableError)
    log.warn({ reason: (failure.cause as Error).message }, 'database unavailable');
  else if (status === 408 || failure.code === 'ENOSPC') log.warn({ err: failure }, 'request failed');
  else if (status >= 500 && !(failure instanceof HttpError && status === 503))
    log.error({ err: failure }, 'request failed');
}

function classify(error: FastifyError | HttpError): [status: number, code: ErrorCode] {
  if (error instanceof HttpError) return [error.status, error.code];
  if (error.validation) return [400, 'invalid_input'];
  const known = frameworkCodes[error.code];
  if (known) return known;
  return error.statusCode && error.statusCode < 500
    ? [error.statusCode, 'invalid_input']
    : [500, 'internal_error'];
}

function listFields(
  error: FastifyError | HttpError,
  request: FastifyRequest,
  language: Language,
): ErrorAnswer['details'] {
  if (error instanceof HttpError) return listFaults(error, language);
  if (!hasZodFastifySchemaValidationErrors(error)) return undefined;
  request.log.debug({ context: error.validationContext }, 'invalid input');
  const describe = error.validationContext === 'querystring' ? describeQueryIssue : describeBodyIssue;
  return error.validation.map(({ instancePath, keyword, params }) => {
    const field = instancePath.slice(1).replaceAll('/', '.') || String(error.validationContext);
    return { field, message: describe(field, { code: keyword, ...params }, language) };
  });
}

function listFaults({ faults }: HttpError, language: Language): ErrorAnswer['details'] {
  const details = Object.entries(faults).map(([field, fault]) => ({
    field,
    message: describeFault(fault, language),
  }));
  return details.length ? details : undefined;
}
