import { pages } from '@parpaing/contract/pages';
import { useSearchParams } from 'react-router';
import { reservedParam } from '../../lib/session.ts';
import * as m from '../../paraglide/messages.js';
import { Container } from '../../ui/container.tsx';
import { TextLink } from '../../ui/text-link.tsx';

/** Says why a seller's page did not open. The region is always there: what enters it is announced. */
export function ReservedNotice() {
  const [params] = useSearchParams();
  return (
    <div role="status">
      {params.has(reservedParam) && (
        <div className="border-b border-joint bg-surface">
          <Container className="flex flex-wrap items-center gap-x-3">
            <p className="pt-2.5 pb-2.5">{m.reserved_text()}</p>
            <TextLink to={`${pages.info}#devenir-vendeur`} className="inline-flex min-h-11 items-center">
              {m.reserved_action()}
            </TextLink>
          </Container>
        </div>
      )}
    </div>
  );
}
