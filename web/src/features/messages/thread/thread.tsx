import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import * as m from '../../../paraglide/messages.js';
import { Announcements } from '../../../ui/announcements.tsx';
import { Composer } from '../composer/composer.tsx';
import { listAddress, readListChoice } from '../list/list-choice.ts';
import { nameThread } from '../outbox/name-thread.ts';
import type { Outgoing } from '../outbox/outbox.ts';
import { useDelivery } from '../outbox/use-delivery.ts';
import { useOutbox } from '../outbox/use-outbox.ts';
import { lineUp } from './line-up.ts';
import { type LoadedThread, loadMessages, type StartingThread } from './load-thread.ts';
import { MessageFeed } from './message-feed.tsx';
import { nameOther } from './name-other.ts';
import { OlderButton } from './older-button.tsx';
import { readQuantity, writeOpening } from './opening.ts';
import { ThreadHead } from './thread-head.tsx';
import { ThreadMenu } from './thread-menu.tsx';
import { useArrivals } from './use-arrivals.ts';
import { useFeedScroll } from './use-feed-scroll.ts';
import { useMarkRead } from './use-mark-read.ts';
import { useOlder } from './use-older.ts';

export function Thread({ loaded: { conversation, messages } }: { loaded: LoadedThread | StartingThread }) {
  const { id, other, material, isSeller, isArchived, unreadCount, otherRead, replyMinutes } = conversation;
  const [params, setParams] = useSearchParams();
  const feed = useRef<HTMLElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const name = nameThread(conversation);
  const author = nameOther(other);
  const { items, older } = useOlder({
    fresh: messages,
    timeOf: ({ createdAt }) => createdAt,
    load: (cursor) => loadMessages(id ?? '', { cursor }),
  });
  const { spoken, announce } = useArrivals(items, author);
  const deliver = useDelivery(id, material.id);
  const { outbox, ...post } = useOutbox({ name, announce, arrived: items, deliver });
  const lines = lineUp({ messages: items, outbox, otherRead });
  const { isAtEnd, follow, goToEnd } = useFeedScroll(feed, lines);
  useMarkRead({ conversation: id, unreadCount, newest: items[0], isAtEnd });
  const quantity = readQuantity(params);
  const hasOpening = id ? quantity && !isSeller : outbox.length === 0;

  function send(text: string) {
    post.send(text);
    // Said once, it is not proposed again.
    if (id && quantity) setParams(withoutQuantity, { replace: true, preventScrollReset: true });
  }

  /** The buttons of a message that did not leave go with what they do. */
  function act(on: (message: Outgoing) => void, message: Outgoing) {
    on(message);
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
        back={listAddress(readListChoice(params))}
        menu={id && <ThreadMenu conversation={{ id, isArchived }} />}
      />
      <MessageFeed
        feed={feed}
        lines={lines}
        author={author}
        onScroll={follow}
        onGoToNew={unreadCount > 0 && !isAtEnd ? goToNew : undefined}
        onRetry={other.isGone ? undefined : (message) => act(post.sendAgain, message)}
        onDiscard={(message) => act(post.discard, message)}
      >
        <OlderButton older={older} label={m.conversation_older()} list={feed} />
      </MessageFeed>
      {other.isGone ? (
        <p className="composer text-ink-2">{m.conversation_closed()}</p>
      ) : (
        <Composer
          name={name}
          field={field}
          opening={hasOpening ? writeOpening(material.saleUnit, quantity) : undefined}
          onSend={send}
        />
      )}
      <Announcements spoken={spoken} />
    </>
  );
}

function withoutQuantity(params: URLSearchParams) {
  params.delete('quantity');
  return params;
}
