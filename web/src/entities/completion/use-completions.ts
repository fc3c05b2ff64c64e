import { useEffect, useEffectEvent, useState } from 'react';

const debounceMs = 150;
const minQueryLength = 2;

export type Found<Option> = { options: Option[] } | 'failed' | undefined;

type Load<Option> = (text: string, signal: AbortSignal) => Promise<Option[]>;

/** The last options stay until the next answer; answers to an older text are dropped. */
export function useCompletions<Option>(
  query: string,
  load: Load<Option>,
  onAnswer: (options: Option[]) => void,
): Found<Option> {
  const [found, setFound] = useState<Found<Option>>();
  const loadOptions = useEffectEvent(load);
  const showAnswer = useEffectEvent((answer: Found<Option>) => {
    setFound(answer);
    onAnswer(typeof answer === 'object' ? answer.options : []);
  });
  useEffect(() => {
    if (query.length < minQueryLength) return setFound(undefined);
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(() => {
      loadOptions(query, signal).then(
        (options) => signal.aborted || showAnswer({ options }),
        () => signal.aborted || showAnswer('failed'),
      );
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query]);
  return found;
}
