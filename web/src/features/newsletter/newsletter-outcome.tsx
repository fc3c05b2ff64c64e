import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';

const Notice = lazy(() => import('./newsletter-notice.tsx'));

export function NewsletterOutcome() {
  const [params] = useSearchParams();
  const [outcome] = useState(params.get('newsletter'));
  return (
    outcome && (
      <Suspense>
        <Notice outcome={outcome} />
      </Suspense>
    )
  );
}
