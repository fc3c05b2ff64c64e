import { pages } from '@parpaing/contract/pages';
import { useLocation, useMatches } from 'react-router';
import { listPane, Panes } from '../features/messages/panes.tsx';
import { SellerSpaceFrame } from '../features/shell/seller-space/seller-space-frame.tsx';
import * as m from '../paraglide/messages.js';
import { Container } from '../ui/container.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { TextLink } from '../ui/text-link.tsx';

const titles: Record<string, () => string> = {
  'routes/profile': m.profile_title,
  'routes/profile-view': m.profile_view_title,
  'routes/profile-edit': m.profile_edit_title,
  'routes/messages': m.messages_title,
  'routes/favorites': m.favorites_title,
  'routes/seller-dashboard': m.dashboard_title,
  'routes/new-material': m.new_material_title,
  'routes/edit-material': m.edit_material_title,
  'routes/my-materials': m.my_materials_title,
  'routes/statistics': m.statistics_title,
};

export function PrivateSkeleton() {
  const matches = useMatches();
  const match = matches.at(-1);
  if (match?.id === 'routes/messages') return <MessagesSkeleton hasThread={match.params.id !== undefined} />;
  const title = titles[match?.id ?? '']?.();
  const isSellerSpace = matches.some(({ id }) => id === 'layouts/seller-space');
  return isSellerSpace ? <SellerSpaceSkeleton title={title} /> : <PageSkeleton title={title} />;
}

interface SkeletonProps {
  title: string | undefined;
}

function SellerSpaceSkeleton({ title }: SkeletonProps) {
  return (
    <SellerSpaceFrame
      sideBar={
        <div className="skeletons grid gap-4 px-3">
          <Skeleton className="h-10" />
          {entries.map((entry) => (
            <Skeleton key={entry} className="h-7" />
          ))}
        </div>
      }
    >
      <Container className="pt-5 pb-10 md:pt-8 md:pb-16">
        <h1>{title}</h1>
        <NeedsScript />
        <div className="skeletons mt-1 grid gap-6">
          <div role="status" aria-label={m.page_loading()}>
            <Skeleton className="h-6 w-3/5 max-w-100" />
          </div>
          <TooSlow />
          <Skeleton className="h-44 md:h-28" />
          <Skeleton className="h-100" />
        </div>
      </Container>
    </SellerSpaceFrame>
  );
}

function PageSkeleton({ title }: SkeletonProps) {
  return (
    <Container className="py-8 md:py-12">
      {title && <h1>{title}</h1>}
      <NeedsScript />
      <div className="skeletons mt-4 grid gap-10 lg:grid-cols-2">
        <div className="grid content-start gap-4">
          <div role="status" aria-label={m.page_loading()} className="grid gap-4">
            <Skeleton className="h-6 w-full" />
            <Skeleton className="h-6 w-4/5" />
          </div>
          <TooSlow />
        </div>
        <Skeleton className="h-70" />
      </div>
    </Container>
  );
}

const rows = [1, 2, 3, 4];
const entries = [...rows, 5, 6];

function MessagesSkeleton({ hasThread }: { hasThread: boolean }) {
  return (
    <Panes
      list={
        <div className={listPane}>
          <div className="p-4 md:pt-6 lg:px-8">
            <h1 className="text-32">{m.messages_title()}</h1>
            <NeedsScript />
            <div className="skeletons mt-3.5">
              <Skeleton className="h-11 w-3/5 md:h-9" />
            </div>
          </div>
          <div className="skeletons">
            <div role="status" aria-label={m.page_loading()}>
              {rows.map((row) => (
                <div key={row} className="flex gap-3.5 border-t border-joint px-4 py-3.5 lg:pl-8">
                  <Skeleton className="size-14 flex-none" />
                  <div className="grid min-h-17 flex-1 content-center gap-2">
                    <Skeleton className="h-4 w-1/2" />
                    <Skeleton className="h-4 w-full" />
                  </div>
                </div>
              ))}
            </div>
            <div className="p-4 lg:px-8">
              <TooSlow />
            </div>
          </div>
        </div>
      }
      thread={
        hasThread && (
          <div className="skeletons mt-auto grid gap-6 p-8">
            <Skeleton className="h-12 w-1/2" />
            <Skeleton className="h-12 w-2/5 justify-self-end" />
            <Skeleton className="h-18 w-3/5" />
          </div>
        )
      }
    />
  );
}

function NeedsScript() {
  return (
    <noscript>
      <p className="mt-4 max-w-[60ch] text-17 text-ink-2">{m.private_needs_script()}</p>
      <p className="mt-4">
        <TextLink to={pages.home}>{m.not_found_action()}</TextLink>
      </p>
    </noscript>
  );
}

function TooSlow() {
  const { pathname, search } = useLocation();
  return (
    <p className="invisible animate-come-late">
      {m.private_too_slow()}{' '}
      <a href={pathname + search} className="font-medium text-plan underline underline-offset-3">
        {m.error_retry()}
      </a>
    </p>
  );
}
