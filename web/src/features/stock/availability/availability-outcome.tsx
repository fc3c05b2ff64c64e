import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { AskedMaterials } from './availability-notice.tsx';

const Notice = lazy(() => import('./availability-notice.tsx'));

export function AvailabilityOutcome({ asked }: { asked: AskedMaterials }) {
  const [params] = useSearchParams();
  const [outcome] = useState(params.get('availability'));
  return (
    outcome && (
      <Suspense>
        <Notice outcome={outcome} asked={asked} />
      </Suspense>
    )
  );
}
