import { pages } from '@parpaing/contract/pages';
import { useLocation, useMatches } from 'react-router';
import * as m from '../paraglide/messages.js';
import { Container } from './container.tsx';
import { Skeleton } from './skeleton.tsx';
import { TextLink } from './text-link.tsx';

/** By route, since the page itself is not rendered yet. */
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

/** Stands for any page behind a guard until the browser knows who is there. */
export function PrivateSkeleton() {
  const { pathname, search } = useLocation();
  const title = titles[useMatches().at(-1)?.id ?? ''];
  return (
    <Container className="py-8 md:py-12">
      {title && <h1>{title()}</h1>}
      <noscript>
        <p className="mt-4 max-w-[60ch] text-17 text-ink-2">{m.private_needs_script()}</p>
        <p className="mt-4">
          <TextLink to={pages.home}>{m.not_found_action()}</TextLink>
        </p>
      </noscript>
      <div className="skeletons mt-4 grid gap-10 lg:grid-cols-2">
        <div className="grid content-start gap-4">
          <div role="status" aria-label={m.page_loading()} className="grid gap-4">
            <Skeleton className="h-6 w-full" />
            <Skeleton className="h-6 w-4/5" />
          </div>
          <p className="late">
            {m.private_too_slow()}{' '}
            <a href={pathname + search} className="font-medium text-plan underline underline-offset-3">
              {m.error_retry()}
            </a>
          </p>
        </div>
        <Skeleton className="h-70" />
      </div>
    </Container>
  );
}
