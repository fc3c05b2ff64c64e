import { type RefObject, useEffect, useState } from 'react';
import { logError } from '../../../lib/browser/log.ts';

type Completions = typeof import('./completions.ts');

export function useCompletionOnFocus<Name extends keyof Completions>(
  input: RefObject<HTMLInputElement | null>,
  name: Name,
) {
  const [Completion, setCompletion] = useState<Completions[Name]>();

  useEffect(() => {
    const field = input.current;
    if (!field) return;
    const load = () => {
      import('./completions.ts').then(
        (completions) => setCompletion(() => completions[name]),
        (error: unknown) => logError('suggestions', error),
      );
    };
    if (field === document.activeElement) load();
    field.addEventListener('focus', load, { once: true });
    return () => field.removeEventListener('focus', load);
  }, [input, name]);

  return Completion;
}
