import { pages } from '@parpaing/contract/pages';
import type { MaterialDetail } from '@parpaing/contract/schemas';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { callApi } from '../../lib/call-api.ts';
import { Announcements } from '../../ui/announcements.tsx';
import { Composer } from './composer.tsx';
import { lineUp } from './line-up.ts';
import { MessageFeed } from './message-feed.tsx';
import { writeOpening } from './opening.ts';
import { takeOut } from './outbox.ts';
import { ThreadHead } from './thread-head.tsx';
import { useArrivals } from './use-arrivals.ts';
import { useFeedScroll } from './use-feed-scroll.ts';
import { useOutbox } from './use-outbox.ts';

const none: never[] = [];

interface NewThreadProps {
  material: MaterialDetail;
  quantity: number | undefined;
}

/** Nothing exists until the first message: it makes the conversation, whose page takes the place of this one. */
export function NewThread({ material, quantity }: NewThreadProps) {
  const { seller } = material;
  const navigate = useNavigate();
  const isShown = useIsShown();
  const feed = useRef<HTMLElement>(null);
  const name = `material.${material.id}`;
  const { spoken, announce } = useArrivals(none, seller.name);
  const { outbox, ...post } = useOutbox({
    name,
    announce,
    arrived: none,
    async deliver(message) {
      const { id } = await callApi('startConversation', { body: { ...message, materialId: material.id } });
      // Whoever went elsewhere meanwhile is not called back.
      if (isShown.current) await navigate(pages.conversation(id), { replace: true });
      takeOut(name, [message.clientId]);
    },
  });
  const lines = lineUp({ messages: none, outbox, otherRead: null });
  const { follow } = useFeedScroll(feed, lines);
  return (
    <>
      <ThreadHead
        other={{ ...seller, profileImageUrl: null, isGone: false }}
        isOtherSeller
        replyMinutes={seller.replyMinutes}
        material={material}
        back={pages.messages}
      />
      <MessageFeed
        feed={feed}
        lines={lines}
        author={seller.name}
        onScroll={follow}
        onRetry={post.sendAgain}
        onDiscard={post.discard}
      />
      <Composer
        name={name}
        opening={outbox.length === 0 ? writeOpening(material.saleUnit, quantity) : undefined}
        onSend={post.send}
      />
      <Announcements spoken={spoken} />
    </>
  );
}

function useIsShown() {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}
