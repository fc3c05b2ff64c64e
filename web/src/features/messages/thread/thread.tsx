import type { Conversation, Message } from '@parpaing/contract/schemas';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { fetchMessages, messagesQuery } from '../../../entities/conversation/conversation-queries.ts';
import {
  hasOpening,
  removeOpeningParams,
  suggestFirstMessage,
} from '../../../entities/conversation/first-message.ts';
import type { CursorPage } from '../../../entities/conversation/merge-pages.ts';
import { HolidayNotice } from '../../../entities/user/seller/holiday-notice.tsx';
import * as m from '../../../paraglide/messages.js';
import { Announcements } from '../../../ui/announcements.tsx';
import { ClosedComposer, Composer } from '../composer/composer.tsx';
import { getOtherName } from '../get-other-name.ts';
import { conversationsAddress, readListChoice } from '../list/list-choice.ts';
import { OlderButton } from '../older-button.tsx';
import type { OutgoingMessage } from '../outbox/outbox.ts';
import { getThreadKey } from '../outbox/thread-key.ts';
import { useDelivery } from '../outbox/use-delivery.ts';
import { useOutbox } from '../outbox/use-outbox.ts';
import type { StartingConversation } from './load-pane.ts';
import { MessageFeed } from './message-feed.tsx';
import { ThreadHead } from './thread-head.tsx';
import { toThreadLines } from './thread-lines.ts';
import { ThreadMenu } from './thread-menu.tsx';
import { useFeedScroll } from './use-feed-scroll.ts';
import { useMarkRead } from './use-mark-read.ts';
import { useMessageAnnouncements } from './use-message-announcements.ts';
import { useWaitingMessage } from './use-waiting-message.ts';

interface ThreadProps {
  conversation: Conversation | StartingConversation;
  messages: CursorPage<Message>;
}

export function Thread({ conversation, messages: { items, nextCursor } }: ThreadProps) {
  const { id, other, material, isSeller, isArchived, unreadCount, otherRead, replyMinutes, holiday } =
    conversation;
  const [params, setParams] = useSearchParams();
  const feed = useRef<HTMLElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const threadKey = getThreadKey(conversation);
  const author = getOtherName(other);
  const { announcements, announce } = useMessageAnnouncements(items, author);
  const deliver = useDelivery(id, material.id);
  const { outbox, ...outboxActions } = useOutbox({ threadKey, announce, arrived: items, deliver });
  const lines = toThreadLines({ messages: items, outbox, otherRead });
  const { isAtEnd, updatePosition, goToEnd } = useFeedScroll(feed, lines);
  useMarkRead({ conversation, newest: items[0], isAtEnd });
  const { waiting, wasSubmitted, forget } = useWaitingMessage({
    materialId: material.id,
    isSeller,
    arrived: items,
    send: outboxActions.send,
  });
  const isOpening = hasOpening(params);
  const hasSuggestion = id ? isOpening && !isSeller : outbox.length === 0 && !wasSubmitted;

  function send(text: string, clientId?: string) {
    outboxActions.send(text, clientId);
    if (clientId) forget(clientId);
    if (id && isOpening) setParams(removeOpeningParams, { replace: true, preventScrollReset: true });
  }

  /** The button that was clicked disappears, so the focus moves to the field. */
  function runAndFocusField(action: (message: OutgoingMessage) => void, message: OutgoingMessage) {
    action(message);
    (field.current ?? feed.current)?.focus({ preventScroll: true });
  }

  function goToNew() {
    goToEnd();
    feed.current?.focus({ preventScroll: true });
  }

  return (
    <>
      <ThreadHead
        other={other}
        isOtherSeller={!isSeller}
        replyMinutes={replyMinutes}
        material={material}
        back={conversationsAddress(readListChoice(params))}
        menu={id && <ThreadMenu conversation={{ id, isArchived }} messages={items} />}
      />
      <MessageFeed
        feed={feed}
        lines={lines}
        author={author}
        onScroll={updatePosition}
        onGoToNew={unreadCount > 0 && !isAtEnd ? goToNew : undefined}
        onRetry={other.isGone ? undefined : (message) => runAndFocusField(outboxActions.retry, message)}
        onDiscard={(message) => runAndFocusField(outboxActions.discard, message)}
      >
        <OlderButton
          queryKey={messagesQuery(id ?? '').queryKey}
          nextCursor={nextCursor}
          load={(cursor) => fetchMessages(id ?? '', cursor)}
          label={m.conversation_older()}
          list={feed}
        />
      </MessageFeed>
      {other.isGone ? (
        <ClosedComposer />
      ) : (
        <>
          {holiday && <HolidayNotice holiday={holiday} className="mx-3 mb-2 md:mx-8" />}
          <Composer
            threadKey={threadKey}
            field={field}
            suggestion={hasSuggestion ? suggestFirstMessage(material, params) : undefined}
            waiting={waiting}
            onSend={send}
          />
        </>
      )}
      <Announcements announcements={announcements} />
    </>
  );
}
