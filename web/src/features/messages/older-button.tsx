import { type QueryKey, useMutation } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { appendOlderPage, type CursorPage } from '../../entities/conversation/merge-pages.ts';
import { getQueryClient } from '../../entities/session/calls/query-client.ts';
import { describeFailure } from '../../lib/http/describe-failure.ts';
import * as m from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import { useRestoredFocus } from '../../ui/restore-focus.ts';

interface OlderButtonProps<Item> {
  queryKey: QueryKey;
  nextCursor: string | null;
  load: (cursor: string) => Promise<CursorPage<Item>>;
  label: string;
  list: RefObject<HTMLElement | null>;
}

export function OlderButton<Item extends { id: string }>(props: OlderButtonProps<Item>) {
  const { queryKey, nextCursor, load, label, list } = props;
  const client = getQueryClient();
  const { mutate, isPending, error } = useMutation(
    {
      mutationFn: load,
      onSuccess: (older) =>
        client.setQueryData<CursorPage<Item>>(queryKey, (known) => known && appendOlderPage(known, older)),
    },
    client,
  );
  useRestoredFocus(list, nextCursor === null ? 0 : 1);
  if (nextCursor === null) return null;
  return (
    <div className="grid justify-items-center p-4">
      <FormFailure>{error && describeFailure(error)}</FormFailure>
      <Button
        type="button"
        look="secondary"
        aria-disabled={isPending}
        onClick={() => !isPending && mutate(nextCursor)}
      >
        {isPending ? m.messages_loading() : label}
      </Button>
    </div>
  );
}
