import { useId } from 'react';
import { Icon } from '../../icons/icon.tsx';
import * as m from '../../paraglide/messages.js';
import { FieldError } from '../../ui/form/field-error.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { LinkButton } from '../../ui/text-link.tsx';
import type { LocateFailure, Locating } from './use-near-me.ts';

const failures: Record<LocateFailure, () => string> = {
  denied: m.filters_locate_denied,
  unavailable: m.filters_locate_unavailable,
  timedOut: m.filters_locate_timed_out,
};

export function NearMe({ state, locate }: Locating) {
  const errorId = useId();
  return (
    <div className="js-only">
      <LinkButton onClick={locate} disabled={state === 'locating'} className="inline-flex items-center gap-2">
        <Icon name="locate-fixed" size={18} />
        {state === 'locating' ? m.filters_locating() : m.filters_near_me()}
      </LinkButton>
      <div aria-live="polite">
        {state && state !== 'locating' && <FieldError id={errorId}>{failures[state]()}</FieldError>}
      </div>
    </div>
  );
}

export function NearMeOnMap({ state, locate }: Locating) {
  const isLocating = state === 'locating';
  return (
    <>
      <IconButton
        icon="locate-fixed"
        label={isLocating ? m.filters_locating() : m.filters_near_me()}
        onClick={locate}
        disabled={isLocating}
        data-map-mark
        className="js-only absolute right-3 bottom-39 z-1 border border-joint-strong bg-surface lg:top-45 lg:bottom-auto"
      />
      <div aria-live="polite">
        {state && !isLocating && (
          <p
            data-map-mark
            className="absolute right-17 bottom-39 z-1 max-w-56 rounded-2 border border-joint-strong bg-surplus-tint px-3 py-2 text-13/6 text-surplus lg:top-45 lg:bottom-auto"
          >
            {failures[state]()}
          </p>
        )}
      </div>
    </>
  );
}
