import { readUser } from '../../../entities/session/stored-user.ts';
import { createUserCache } from '../../../entities/session/user-cache.ts';
import { readRefusal } from '../../../lib/http/read-refusal.ts';

const lastAnswers = createUserCache<unknown>();

/**
 * The screen is reloaded often and must survive a lost connection: without an answer the last one is
 * returned. A refusal (4xx) is an answer.
 */
export async function withLastAnswerFallback<Answer>(name: string, answer: Promise<Answer>): Promise<Answer> {
  const key = `${readUser()?.id} ${name}`;
  try {
    const fresh = await answer;
    lastAnswers.set(key, fresh);
    return fresh;
  } catch (error) {
    const isRefused = (readRefusal(error)?.status ?? 500) < 500;
    if (isRefused || !lastAnswers.has(key)) throw error;
    return lastAnswers.get(key) as Answer;
  }
}
