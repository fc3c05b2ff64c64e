import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import * as m from '../../paraglide/messages.js';
import { ButtonLink } from '../button.tsx';
import { Container } from '../container.tsx';
import type { ErrorScreenProps } from './described-error.tsx';

const load = () => import('./described-error.tsx');
const DescribedError = lazy(() => load().catch(() => ({ default: LostConnection })));

export function ErrorScreen(props: ErrorScreenProps) {
  return (
    <Suspense>
      <DescribedError {...props} />
    </Suspense>
  );
}

/** Preloads the screen on first interaction, because it cannot be fetched once the connection is lost. */
export function prepareErrorScreen() {
  for (const sign of ['pointermove', 'pointerdown', 'keydown']) {
    addEventListener(sign, () => load().catch(() => {}), { once: true });
  }
}

/** Where not even the screen of the error could be had. */
function LostConnection({ address }: ErrorScreenProps) {
  const { pathname, search } = useLocation();
  return (
    <Container className="py-12 md:py-18">
      <h1>{m.error_no_response()}</h1>
      <ButtonLink className="mt-8" to={address ?? pathname + search} reloadDocument>
        {m.error_retry()}
      </ButtonLink>
    </Container>
  );
}
