import { pages } from '@parpaing/contract/pages';
import type { MessageDraft } from '@parpaing/contract/schemas';
import { clsx } from 'clsx';
import { useRef, useState } from 'react';
import { messageDraftsQuery } from '../../../entities/conversation/conversation-queries.ts';
import { joinDesignations } from '../../../entities/material/join-designations.ts';
import { callApi } from '../../../entities/session/calls/call-api.ts';
import { getQueryClient } from '../../../entities/session/calls/query-client.ts';
import { useMemberQuery } from '../../../entities/session/calls/use-member-query.ts';
import { describeFailure } from '../../../lib/http/describe-failure.ts';
import * as m from '../../../paraglide/messages.js';
import { useRestoredFocus } from '../../../ui/restore-focus.ts';
import { LinkButton, TextLink } from '../../../ui/text-link.tsx';
import { notify } from '../../../ui/toast/notify.ts';

export function DraftRows() {
  const list = useRef<HTMLUListElement>(null);
  const { data: drafts = [] } = useMemberQuery(messageDraftsQuery());
  useRestoredFocus(list, drafts.length);
  if (drafts.length === 0) return null;
  return (
    <ul ref={list} tabIndex={-1} aria-label={m.message_drafts()}>
      {drafts.map((draft) => (
        <li key={draft.clientId} className="border-t border-joint bg-surplus-tint px-4 py-3 lg:px-8">
          <DraftRow draft={draft} />
        </li>
      ))}
    </ul>
  );
}

function DraftRow({ draft: { clientId, text, material } }: { draft: MessageDraft }) {
  const [isDeleting, setIsDeleting] = useState(false);
  const isForSale = material.status === 'publie';
  const title = joinDesignations(material.title);

  async function remove() {
    if (isDeleting) return;
    setIsDeleting(true);
    try {
      await callApi('deleteMessageDraft', { params: { id: clientId } });
      await getQueryClient().invalidateQueries({ queryKey: messageDraftsQuery().queryKey });
    } catch (error) {
      notify({ message: describeFailure(error), type: 'negative' });
    }
    setIsDeleting(false);
  }

  return (
    <>
      <p className="text-13 font-semibold text-surplus">
        {isForSale ? m.message_draft_unsent() : m.message_draft_gone()}
      </p>
      <p className="font-semibold">{title}</p>
      <p className={clsx('whitespace-pre-wrap break-words text-ink-2', isForSale && 'line-clamp-3')}>
        {text}
      </p>
      <div className="flex flex-wrap items-center gap-x-5">
        {isForSale && (
          <TextLink
            to={pages.contactAbout(material.id)}
            className="inline-flex min-h-11 items-center"
            aria-label={m.message_draft_open_named({ title })}
          >
            {m.message_draft_open()}
          </TextLink>
        )}
        <LinkButton
          onClick={() => void remove()}
          aria-disabled={isDeleting}
          aria-label={m.message_draft_delete_named({ title })}
        >
          {m.message_draft_delete()}
        </LinkButton>
      </div>
    </>
  );
}
