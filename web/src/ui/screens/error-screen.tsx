import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import * as m from '../../paraglide/messages.js';
import { ButtonLink } from '../button.tsx';
import { Container } from '../container.tsx';
import type { ErrorScreenProps } from './error-screen-content.tsx';

const load = () => import('./error-screen-content.tsx');
const ErrorScreenContent = lazy(() => load().catch(() => ({ default: LostConnectionScreen })));

/** A page served as unavailable is hydrated with its screen: until then « Réessayer » would reload the document. */
export async function loadServedErrorScreen() {
  if (document.querySelector('[data-unavailable]')) await load().catch(() => {});
}

export function ErrorScreen(props: ErrorScreenProps) {
  return (
    <Suspense>
      <ErrorScreenContent {...props} />
    </Suspense>
  );
}

/** Preloads the screen on first interaction, because it cannot be fetched once the connection is lost. */
export function preloadErrorScreen() {
  for (const event of ['pointermove', 'pointerdown', 'keydown']) {
    addEventListener(event, () => load().catch(() => {}), { once: true });
  }
}

function LostConnectionScreen({ address }: ErrorScreenProps) {
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
