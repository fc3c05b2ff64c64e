import { describeError } from '../../lib/http/describe-error.ts';
import { withBrand } from '../../lib/rendering/page-meta.ts';
import { useSettings } from '../../lib/rendering/settings.ts';
import * as m from '../../paraglide/messages.js';
import { FailureScreen } from './failure-screen.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';
import { UnavailableScreen } from './unavailable-screen.tsx';

export interface ErrorScreenProps {
  error: unknown;
  /** What to try again, where it is not the address shown. */
  address?: string;
}

export default function DescribedError({ error, address }: ErrorScreenProps) {
  const { brandName } = useSettings();
  const { status, ...said } = describeError(error);
  // At another address the page behind keeps its title.
  if (address) return <UnavailableScreen {...said} address={address} />;
  return (
    <>
      <title>{withBrand(status === 404 ? m.not_found_title() : said.message, brandName)}</title>
      {status === 404 && <NotFoundScreen />}
      {status === 503 && <UnavailableScreen {...said} />}
      {status !== 404 && status !== 503 && <FailureScreen {...said} />}
    </>
  );
}
