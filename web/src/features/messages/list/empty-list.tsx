import type { ConversationFilter } from '@parpaing/contract/schemas';
import type { ListChoice } from '../../../entities/conversation/conversation-queries.ts';
import { Drawing } from '../../../icons/drawing.tsx';
import * as m from '../../../paraglide/messages.js';
import { BlueprintPanel } from '../../../ui/blueprint-panel.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { conversationsAddress } from './list-choice.ts';

const sentences: Record<ConversationFilter, () => string> = {
  tous: m.messages_none_active,
  non_lus: m.messages_none_unread,
  archives: m.messages_none_archived,
};

interface EmptyListProps {
  choice: ListChoice;
  hasNoConversations: boolean;
}

export function EmptyList({ choice: { filter, about }, hasNoConversations }: EmptyListProps) {
  const isNarrowed = filter !== 'tous';
  const isAbout = about !== undefined && !isNarrowed;
  return (
    <div className="grid gap-4 border-t border-joint px-4 py-6 lg:px-8">
      <BlueprintPanel className="rounded-3 p-6">
        <Drawing name="conversation" className="mx-auto h-24 max-w-full" />
      </BlueprintPanel>
      <p>
        {hasNoConversations ? m.messages_empty() : isAbout ? m.messages_about_none() : sentences[filter]()}
      </p>
      {isNarrowed && (
        <p>
          <TextLink to={conversationsAddress({ filter: 'tous', about })}>{m.conversation_action()}</TextLink>
        </p>
      )}
    </div>
  );
}
