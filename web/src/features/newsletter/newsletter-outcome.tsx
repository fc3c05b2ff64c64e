import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';

const Notice = lazy(() => import('./newsletter-notice.tsx'));

/** Where the links of the newsletter's mails lead: `/?newsletter=…`. Other visitors need none of it. */
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
