import { pages } from '@parpaing/contract/pages';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { canReach } from '../../lib/http/reach-server.ts';
import * as m from '../../paraglide/messages.js';
import { ButtonLink } from '../button.tsx';
import { Container } from '../container.tsx';
import { TextLink } from '../text-link.tsx';

interface FailureScreenProps {
  message: string;
  requestId?: string;
}

export function FailureScreen({ message, requestId }: FailureScreenProps) {
  const { pathname, search } = useLocation();
  return (
    <Container className="py-12 md:py-18">
      <h1>{message}</h1>
      <p className="mt-4 max-w-[60ch] text-17 text-ink-2">
        {m.error_text()} <TextLink to={pages.contact}>{m.footer_contact()}</TextLink>
      </p>
      {requestId && <p className="mt-2 text-13 text-ink-2">{m.error_request_id({ id: requestId })}</p>}
      <ButtonLink className="mt-8" to={pathname + search} reloadDocument onClick={retry}>
        {m.error_retry()}
      </ButtonLink>
    </Container>
  );
}

/** Without this check an unreachable server would leave the browser's own error page. */
async function retry(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  const { href } = event.currentTarget;
  if (await canReach(href)) location.assign(href);
}
