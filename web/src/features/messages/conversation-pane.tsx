import { pages } from '@parpaing/contract/pages';
import * as m from '../../paraglide/messages.js';
import type { Pane } from './load-pane.ts';
import { NewThread } from './new-thread.tsx';
import { PaneNotice } from './pane-notice.tsx';
import { Thread } from './thread.tsx';

export function ConversationPane({ pane }: { pane: Pane | undefined }) {
  switch (pane?.kind) {
    case undefined:
      return <p className="thread-prompt m-auto p-8 text-ink-2">{m.messages_prompt()}</p>;
    case 'thread':
      return <Thread key={pane.conversation.id} loaded={pane} />;
    case 'new':
      return <NewThread key={pane.material.id} material={pane.material} quantity={pane.quantity} />;
    case 'no-conversation':
      return (
        <PaneNotice
          title={m.conversation_missing_title()}
          text={m.conversation_missing_text()}
          action={{ to: pages.messages, label: m.conversation_action() }}
        />
      );
    case 'no-material':
      return (
        <PaneNotice
          title={pane.isGone ? m.material_gone_title() : m.material_unknown_title()}
          text={pane.isGone ? m.contact_material_gone_text() : m.contact_material_unknown_text()}
          action={{ to: pages.materials, label: m.material_action() }}
        />
      );
  }
}
