import type { Conversation, Message } from '@parpaing/contract/schemas';
import { Archive, ArchiveRestore, EllipsisVertical, Flag } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { changeWithoutEcho, saveConversation } from '../../../entities/conversation/live-updates.ts';
import { callApi } from '../../../entities/session/call-api.ts';
import { describeFailure } from '../../../lib/http/describe-failure.ts';
import * as m from '../../../paraglide/messages.js';
import { IconButton } from '../../../ui/icon-button.tsx';
import { notify } from '../../../ui/toast/notify.ts';

const ReportDialog = lazy(async () => ({
  default: (await import('../../../entities/moderation/report-dialog.tsx')).MessageReportDialog,
}));

const menuId = 'conversation-menu';

interface ThreadMenuProps {
  conversation: Pick<Conversation, 'id' | 'isArchived'>;
  messages: Message[];
}

export function ThreadMenu({ conversation, messages }: ThreadMenuProps) {
  const { id } = conversation;
  const menu = useRef<HTMLUListElement>(null);
  const [isReporting, setIsReporting] = useState(false);
  const received = messages.filter(({ isMine }) => !isMine);
  const Icon = conversation.isArchived ? ArchiveRestore : Archive;

  async function archive(isArchived: boolean) {
    menu.current?.hidePopover();
    const sentAt = Date.now();
    try {
      await changeWithoutEcho({ kind: 'change', conversationId: id }, () =>
        callApi('archiveConversation', { params: { id }, body: { isArchived } }),
      );
      saveConversation(id, (known) => ({ ...known, isArchived }), sentAt);
      notify({
        message: isArchived ? m.conversation_archived() : m.conversation_unarchived(),
        type: 'positive',
        action: isArchived ? { label: m.undo(), onClick: () => void archive(false) } : undefined,
      });
    } catch (error) {
      notify({ message: describeFailure(error), type: 'negative' });
    }
  }

  function report() {
    menu.current?.hidePopover();
    if (received.length > 0) setIsReporting(true);
    else notify({ message: m.report_no_message(), type: 'info' });
  }

  return (
    <>
      <IconButton popoverTarget={menuId} icon={EllipsisVertical} label={m.conversation_options()} />
      <ul ref={menu} id={menuId} popover="auto" className="thread-options">
        <li>
          <button type="button" onClick={() => archive(!conversation.isArchived)}>
            <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
            {conversation.isArchived ? m.conversation_unarchive() : m.conversation_archive()}
          </button>
        </li>
        <li>
          <button type="button" onClick={report}>
            <Flag size={18} strokeWidth={1.75} aria-hidden="true" />
            {m.conversation_report()}
          </button>
        </li>
      </ul>
      {isReporting && (
        <Suspense>
          <ReportDialog conversationId={id} messages={received} onClose={() => setIsReporting(false)} />
        </Suspense>
      )}
    </>
  );
}
