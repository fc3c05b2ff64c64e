import { data } from 'react-router';

interface Refusal {
  data: unknown;
  init: { status: number };
}

/** An id that cannot exist is bad input for the API; for a reader, an address that leads nowhere. */
export async function orNotFound<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    throw isBadInput(error) ? data(error.data, { status: 404 }) : error;
  }
}

/** What `server.ts` makes of the API's answer. */
function isBadInput(error: unknown): error is Refusal {
  return (error as Partial<Refusal> | null)?.init?.status === 400;
}
