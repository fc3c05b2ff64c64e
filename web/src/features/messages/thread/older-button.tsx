import type { RefObject } from 'react';
import * as m from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { useRestoredFocus } from '../../../ui/restore-focus.ts';
import type { Older } from './use-older-pages.ts';

interface OlderButtonProps {
  older: Older;
  label: string;
  list: RefObject<HTMLElement | null>;
}

export function OlderButton({ older, label, list }: OlderButtonProps) {
  const { hasMore, isLoading, failure, load } = older;
  useRestoredFocus(list, hasMore ? 1 : 0);
  if (!hasMore) return null;
  return (
    <div className="grid justify-items-center p-4">
      <FormFailure>{failure}</FormFailure>
      <Button type="button" look="secondary" aria-disabled={isLoading} onClick={load}>
        {isLoading ? m.messages_loading() : label}
      </Button>
    </div>
  );
}
