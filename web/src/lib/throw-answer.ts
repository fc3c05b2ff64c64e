import { ApiError } from '@parpaing/contract/call-errors';
import { data } from 'react-router';

/** For what a page cannot do without: the API's refusal becomes the page's own status. */
export async function orThrowAnswer<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // An id that cannot exist names nothing either.
    throw data(error.answer, { status: error.status === 400 ? 404 : error.status });
  }
}
