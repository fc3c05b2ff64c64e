import { pages } from '@parpaing/contract/pages';
import { lazy, Suspense } from 'react';
import { useUser } from '../../entities/session/use-user.ts';
import * as m from '../../paraglide/messages.js';
import { IconLink } from '../../ui/icon-button.tsx';

const MessagesLinkWithCount = lazy(() =>
  import('./messages-link-with-count.tsx').catch(() => ({ default: PlainLink })),
);

export function MessagesLink() {
  if (!useUser()) return <PlainLink />;
  return (
    <Suspense fallback={<PlainLink />}>
      <MessagesLinkWithCount />
    </Suspense>
  );
}

function PlainLink() {
  return <IconLink to={pages.messages} icon="message-square" label={m.header_messages()} />;
}
