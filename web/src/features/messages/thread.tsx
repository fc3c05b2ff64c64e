import { useRef } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import { callApi } from '../../lib/call-api.ts';
import * as m from '../../paraglide/messages.js';
import { Announcements } from '../../ui/announcements.tsx';
import { Composer } from './composer.tsx';
import { lineUp } from './line-up.ts';
import { listAddress, readListChoice } from './list-choice.ts';
import { type LoadedThread, loadMessages } from './load-thread.ts';
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
import { useOutbox } from './use-outbox.ts';

export function Thread({ loaded: { conversation, messages } }: { loaded: LoadedThread }) {
  const { id, other, material, isSeller, unreadCount, otherRead, replyMinutes } = conversation;
  const { revalidate } = useRevalidator();
  const [params] = useSearchParams();
  const feed = useRef<HTMLElement>(null);
  const author = nameOther(other);
  const { items, older } = useOlder({
    fresh: messages,
    timeOf: ({ createdAt }) => createdAt,
    load: (cursor) => loadMessages(id, cursor),
  });
  const { spoken, announce } = useArrivals(items, author);
  const { outbox, ...post } = useOutbox({
    name: id,
    announce,
    arrived: items,
    async deliver(body) {
      await callApi('sendMessage', { params: { id }, body });
      void revalidate();
    },
  });
  const lines = lineUp({ messages: items, outbox, otherRead });
  const { isAtEnd, follow, goToEnd } = useFeedScroll(feed, lines);
  useMarkRead({ conversation: id, unreadCount, newest: items[0], isAtEnd });
  const quantity = readQuantity(params);

  return (
    <>
      <ThreadHead
        other={other}
        isOtherSeller={!isSeller}
        replyMinutes={replyMinutes}
        material={material}
        back={listAddress(readListChoice(params))}
        menu={<ThreadMenu conversation={conversation} />}
      />
      <MessageFeed
        feed={feed}
        lines={lines}
        author={author}
        onScroll={follow}
        onGoToNew={unreadCount > 0 && !isAtEnd ? goToEnd : undefined}
        onRetry={post.sendAgain}
        onDiscard={post.discard}
      >
        <OlderButton older={older} label={m.conversation_older()} />
      </MessageFeed>
      {other.isGone ? (
        <p className="composer text-ink-2">{m.conversation_closed()}</p>
      ) : (
        <Composer
          name={id}
          opening={quantity && !isSeller ? writeOpening(material.saleUnit, quantity) : undefined}
          onSend={post.send}
        />
      )}
      <Announcements spoken={spoken} />
    </>
  );
}
