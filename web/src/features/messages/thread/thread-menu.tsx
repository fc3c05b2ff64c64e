import { pages } from '@parpaing/contract/pages';
import type { Conversation } from '@parpaing/contract/schemas';
import { Archive, ArchiveRestore, EllipsisVertical, Flag } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { changeWithoutEcho, saveConversation } from '../../../entities/conversation/live-updates.ts';
import { callApi } from '../../../entities/session/call-api.ts';
import { describeFailure } from '../../../lib/http/describe-failure.ts';
import { useSettings } from '../../../lib/rendering/use-settings.ts';
import * as m from '../../../paraglide/messages.js';
import { IconButton } from '../../../ui/icon-button.tsx';
import { notify } from '../../../ui/toast/notify.ts';

const menuId = 'conversation-menu';

export function ThreadMenu({ conversation }: { conversation: Pick<Conversation, 'id' | 'isArchived'> }) {
  const { id } = conversation;
  const { publicUrl } = useSettings();
  const menu = useRef<HTMLUListElement>(null);
  const address = new URL(pages.conversation(id), publicUrl).href;
  const message = `${m.report_conversation_message({ address })}\n\n`;
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
          <Link to={`${pages.contact}?${new URLSearchParams({ topic: 'signalement', message })}`}>
            <Flag size={18} strokeWidth={1.75} aria-hidden="true" />
            {m.conversation_report()}
          </Link>
        </li>
      </ul>
    </>
  );
}
