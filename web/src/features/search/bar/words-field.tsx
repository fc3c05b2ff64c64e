import { limits } from '@parpaing/contract/limits';
import { useRef } from 'react';
import { useCompletionOnFocus } from '../../../entities/completion/use-completion-on-focus.ts';
import type { ListParam } from '../../../entities/list-query/list-query.ts';

interface WordsFieldProps {
  id: string;
  defaultValue?: string;
  placeholder: string;
  className: string;
}

const name: ListParam = 'q';
const loadCompletion = async () => (await import('./words-completion.tsx')).WordsCompletion;

export function WordsField(props: WordsFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const Completion = useCompletionOnFocus(input, loadCompletion);
  return (
    <>
      <input ref={input} name={name} type="search" maxLength={limits.searchQueryLength} {...props} />
      {Completion && <Completion input={input} />}
    </>
  );
}
