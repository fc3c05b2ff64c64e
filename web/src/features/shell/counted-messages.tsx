import { pages } from '@parpaing/contract/pages';
import { MessageSquare } from 'lucide-react';
import { useUnread } from '../../lib/use-unread.ts';
import { IconLink } from '../../ui/icon-button.tsx';
import { describeMessages } from './describe-messages.ts';

/** More would not fit beside the icon; the label says it all. */
const mostShown = 99;

export default function CountedMessages() {
  const count = useUnread();
  return (
    <span className="relative">
      <IconLink to={pages.messages} icon={MessageSquare} label={describeMessages(count)} />
      {count > 0 && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-1 right-0.5 h-4.5 min-w-4.5 rounded-full bg-brick px-1 text-center text-[0.6875rem]/4.5 font-semibold text-on-brick"
        >
          {count > mostShown ? `${mostShown}+` : count}
        </span>
      )}
    </span>
  );
}
