import { type ComponentType, type RefObject, useEffect, useState } from 'react';
import { logError } from '../../lib/browser/log.ts';
import type { CompletionProps } from './use-combobox.ts';

export function useCompletionOnFocus(
  input: RefObject<HTMLInputElement | null>,
  loadCompletion: () => Promise<ComponentType<CompletionProps>>,
) {
  const [Completion, setCompletion] = useState<ComponentType<CompletionProps>>();

  useEffect(() => {
    const field = input.current;
    if (!field) return;
    const load = () => {
      loadCompletion().then(
        (loaded) => setCompletion(() => loaded),
        (error: unknown) => logError('suggestions', error),
      );
    };
    if (field === document.activeElement) load();
    field.addEventListener('focus', load, { once: true });
    return () => field.removeEventListener('focus', load);
  }, [input, loadCompletion]);

  return Completion;
}
