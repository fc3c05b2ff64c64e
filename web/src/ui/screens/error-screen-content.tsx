import { describeError } from '../../lib/http/describe-error.ts';
import { withBrand } from '../../lib/rendering/page-meta.ts';
import { useSettings } from '../../lib/rendering/use-settings.ts';
import * as m from '../../paraglide/messages.js';
import { FailureScreen } from './failure-screen.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';
import { UnavailableScreen } from './unavailable-screen.tsx';

export interface ErrorScreenProps {
  error: unknown;
  address?: string;
}

export default function ErrorScreenContent({ error, address }: ErrorScreenProps) {
  const { brandName } = useSettings();
  const { status, ...description } = describeError(error);
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
