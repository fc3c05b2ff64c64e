import * as m from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import type { Older } from './use-older.ts';

export function OlderButton({ older, label }: { older: Older; label: string }) {
  const { hasMore, isLoading, failure, load } = older;
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
