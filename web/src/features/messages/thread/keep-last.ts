import { readUser } from '../../../entities/session/stored-user.ts';
import { createUserCache } from '../../../entities/session/user-cache.ts';
import { readRefusal } from '../../../lib/http/read-refusal.ts';

const last = createUserCache<unknown>();

/**
 * A screen that is brought up to date again and again must not vanish with the connection: where nothing comes
 * back, it keeps what it showed. A refusal is an answer, and is shown.
 */
export async function orLast<Answer>(which: string, answer: Promise<Answer>): Promise<Answer> {
  const key = `${readUser()?.id} ${which}`;
  try {
    const fresh = await answer;
    last.set(key, fresh);
    return fresh;
  } catch (error) {
    const isRefused = (readRefusal(error)?.status ?? 500) < 500;
    if (isRefused || !last.has(key)) throw error;
    return last.get(key) as Answer;
  }
}
