import { pages } from '@parpaing/contract/pages';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { describePageError } from '../../lib/http/describe-page-error.ts';
import { canReach } from '../../lib/http/reach-server.ts';
import { withBrand } from '../../lib/page/page-meta.ts';
import { useSettings } from '../../lib/page/use-settings.ts';
import * as m from '../../paraglide/messages.js';
import { ButtonLink } from '../button.tsx';
import { Container } from '../container.tsx';
import { TextLink } from '../text-link.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';
import { UnavailableScreen } from './unavailable-screen.tsx';

export interface ErrorScreenProps {
  error: unknown;
  address?: string;
}

export default function ErrorScreenContent({ error, address }: ErrorScreenProps) {
  const { brandName } = useSettings();
  const { status, ...description } = describePageError(error);
  if (address) return <UnavailableScreen {...description} address={address} />;
  return (
    <>
      <title>{withBrand(status === 404 ? m.not_found_title() : description.message, brandName)}</title>
      {status === 404 && <NotFoundScreen />}
      {status === 503 && <UnavailableScreen {...description} />}
      {status !== 404 && status !== 503 && <FailureScreen {...description} />}
    </>
  );
}

interface FailureScreenProps {
  message: string;
  requestId?: string;
}

function FailureScreen({ message, requestId }: FailureScreenProps) {
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
