import { ApiError } from '@parpaing/contract/call-errors';
import { type FieldValues, get, type Path, type UseFormReturn } from 'react-hook-form';
import { describeFailure } from '../http/describe-failure.ts';

/** At the fields that the server names, else at `root.server`. */
export function setServerError<Values extends FieldValues>(
  { getValues, setError }: UseFormReturn<Values>,
  error: unknown,
  fallback?: string,
) {
  const details = error instanceof ApiError ? (error.answer.details ?? []) : [];
  const named = details.filter(({ field }) => get(getValues(), field) !== undefined);
  for (const { field, message } of named) setError(field as Path<Values>, { message });
  if (named.length === 0) setError('root.server', { message: describeFailure(error, fallback) });
}
