import { readRefusal } from '../../lib/read-refusal.ts';
import { readUser } from '../../lib/session.ts';

const last = new Map<string, { key: string; answer: unknown }>();

/**
 * A screen that is up to date again and again must not vanish with the connection: where nothing comes back, it
 * keeps what it showed. A refusal is an answer, and is shown.
 */
export async function orLast<Answer>(
  screen: string,
  which: string,
  answer: Promise<Answer>,
): Promise<Answer> {
  const key = `${readUser()?.id} ${which}`;
  try {
    const fresh = await answer;
    last.set(screen, { key, answer: fresh });
    return fresh;
  } catch (error) {
    const known = last.get(screen);
    const isRefused = (readRefusal(error)?.status ?? 500) < 500;
    if (known?.key !== key || isRefused) throw error;
    return known.answer as Answer;
  }
}
