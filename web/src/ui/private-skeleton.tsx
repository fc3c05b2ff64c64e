import * as m from '../paraglide/messages.js';
import { Container } from './container.tsx';
import { Skeleton } from './skeleton.tsx';

/** Stands for any page behind a guard until the browser knows who is there. */
export function PrivateSkeleton() {
  return (
    <Container className="py-8 md:py-16">
      <noscript>
        <p className="mb-6 rounded-2 border border-joint bg-surface p-4">{m.private_needs_script()}</p>
      </noscript>
      <div className="js-only grid gap-10 lg:grid-cols-2" role="status" aria-label={m.page_loading()}>
        <div className="grid content-start gap-4">
          <Skeleton className="h-9 w-3/5" />
          <Skeleton className="h-6 w-full" />
          <Skeleton className="h-6 w-4/5" />
          <Skeleton className="mt-4 h-11 w-44" />
        </div>
        <Skeleton className="h-70" />
      </div>
    </Container>
  );
}
