import type { Conversation, Message } from '@parpaing/contract/schemas';
import { lazy, Suspense, useState } from 'react';
import { changeWithoutEcho, saveConversation } from '../../../entities/conversation/conversation-cache.ts';
import { callApi } from '../../../entities/session/calls/call-api.ts';
import { describeFailure } from '../../../lib/http/describe-failure.ts';
import * as m from '../../../paraglide/messages.js';
import { IconButton } from '../../../ui/icon-button.tsx';
import { PopoverMenu } from '../../../ui/popover-menu.tsx';
import { notify } from '../../../ui/toast/notify.ts';

const ReportDialog = lazy(async () => ({
  default: (await import('../../../entities/report/report-dialog.tsx')).MessageReportDialog,
}));

interface ThreadMenuProps {
  conversation: Pick<Conversation, 'id' | 'isArchived'>;
  messages: Message[];
}

export function ThreadMenu({ conversation, messages }: ThreadMenuProps) {
  const { id, isArchived } = conversation;
  const [isReporting, setIsReporting] = useState(false);
  const received = messages.filter(({ isMine }) => !isMine);

  async function archive(wanted: boolean) {
    const sentAt = Date.now();
    try {
      await changeWithoutEcho({ kind: 'change', conversationId: id }, () =>
        callApi('archiveConversation', { params: { id }, body: { isArchived: wanted } }),
      );
      saveConversation(id, (known) => ({ ...known, isArchived: wanted }), sentAt);
      notify({
        message: wanted ? m.conversation_archived() : m.conversation_unarchived(),
        type: 'positive',
        action: wanted ? { label: m.undo(), onClick: () => void archive(false) } : undefined,
      });
    } catch (error) {
      notify({ message: describeFailure(error), type: 'negative' });
    }
  }

  function report() {
    if (received.length > 0) setIsReporting(true);
    else notify({ message: m.report_no_message(), type: 'info' });
  }

  return (
    <>
      <PopoverMenu
        entries={[
          {
            label: isArchived ? m.conversation_unarchive() : m.conversation_archive(),
            icon: isArchived ? 'archive-arrow-up' : 'archive',
            onSelect: () => void archive(!isArchived),
          },
          { label: m.conversation_report(), icon: 'flag', onSelect: report },
        ]}
        trigger={(target) => (
          <IconButton popoverTarget={target} icon="ellipsis-vertical" label={m.conversation_options()} />
        )}
      />
      {isReporting && (
        <Suspense>
          <ReportDialog conversationId={id} messages={received} onClose={() => setIsReporting(false)} />
        </Suspense>
      )}
    </>
  );
}
