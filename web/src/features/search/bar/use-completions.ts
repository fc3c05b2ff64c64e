import { useEffect, useEffectEvent, useState } from 'react';

/** Long enough for a word to take shape, short enough to seem immediate. */
const debounceMs = 150;
const shortestQuery = 2;

export type Found<Option> = { options: Option[] } | 'failed' | undefined;

type Load<Option> = (text: string, signal: AbortSignal) => Promise<Option[]>;

/** Those of the last answer stay until the next; an answer to what is no longer typed is dropped. */
export function useCompletions<Option>(
  query: string,
  load: Load<Option>,
  onAnswer: (options: Option[]) => void,
): Found<Option> {
  const [found, setFound] = useState<Found<Option>>();
  const ask = useEffectEvent(load);
  const receive = useEffectEvent((answer: Found<Option>) => {
    setFound(answer);
    onAnswer(typeof answer === 'object' ? answer.options : []);
  });
  useEffect(() => {
    if (query.length < shortestQuery) return setFound(undefined);
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(() => {
      ask(query, signal).then(
        (options) => signal.aborted || receive({ options }),
        () => signal.aborted || receive('failed'),
      );
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query]);
  return found;
}
