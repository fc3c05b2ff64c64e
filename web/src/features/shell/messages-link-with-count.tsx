import { pages } from '@parpaing/contract/pages';
import { UnreadBadge } from '../../entities/conversation/unread-badge.tsx';
import { useUnreadCount } from '../../entities/conversation/use-unread-count.ts';
import { IconLink } from '../../ui/icon-button.tsx';
import { describeMessages } from './describe-messages.ts';

export default function MessagesLinkWithCount() {
  const count = useUnreadCount();
  return (
    <span className="relative">
      <IconLink to={pages.messages} icon="message-square" label={describeMessages(count)} />
      {count > 0 && <UnreadBadge count={count} className="pointer-events-none absolute top-1 right-0.5" />}
    </span>
  );
}
