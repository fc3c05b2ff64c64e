import { limits } from '@parpaing/contract/limits';
import { useRef } from 'react';
import type { ListParam } from '../../../entities/list-query/list-query.ts';
import { useCompletionOnFocus } from './use-completion-on-focus.ts';

interface WordsFieldProps {
  id: string;
  defaultValue?: string;
  placeholder: string;
  className: string;
}

const name: ListParam = 'q';

export function WordsField(props: WordsFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const Completion = useCompletionOnFocus(input, 'WordsCompletion');
  return (
    <>
      <input ref={input} name={name} type="search" maxLength={limits.searchQueryLength} {...props} />
      {Completion && <Completion input={input} />}
    </>
  );
}
