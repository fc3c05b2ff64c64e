import { pages } from '@parpaing/contract/pages';
import { MapPin, Search } from 'lucide-react';
import { useId } from 'react';
import { useSearchParams } from 'react-router';
import { useChosenPlace } from '../../lib/chosen-place.ts';
import * as m from '../../paraglide/messages.js';
import { IconButton } from '../../ui/icon-button.tsx';
import { PlaceField, rememberRadius } from './place-field.tsx';
import { RadiusSelect } from './radius-select.tsx';
import { useSearchSubmit } from './use-search-submit.ts';

const input = 'h-full w-full min-w-0 bg-transparent text-ellipsis outline-none';

/** The search of every page but home, filled with what is being looked at. */
export function CompactSearch({ className }: { className?: string }) {
  const [params] = useSearchParams();
  const onSubmit = useSearchSubmit();
  const placeId = useId();
  const place = useChosenPlace();
  return (
    <search className={className}>
      <form
        key={params.toString()}
        action={pages.materials}
        onSubmit={onSubmit}
        aria-label={m.search_label()}
        className="field flex h-11 items-center rounded-2 border border-joint-strong bg-surface"
      >
        <label className="flex h-full min-w-0 flex-1 items-center pl-3">
          <span className="sr-only">{m.search_what()}</span>
          <input
            name="q"
            type="search"
            defaultValue={params.get('q') ?? ''}
            placeholder={m.search_label()}
            className={input}
          />
        </label>
        <div className="compact-place relative flex h-full w-30 items-center gap-1.5 border-l border-joint pl-2.5">
          <MapPin size={18} strokeWidth={1.75} className="flex-none" aria-hidden="true" />
          <label htmlFor={placeId} className="sr-only">
            {m.search_where_example()}
          </label>
          <PlaceField
            id={placeId}
            defaultValue={params.get('city') ?? undefined}
            placeholder={m.search_where()}
            className={input}
          />
        </div>
        <RadiusSelect
          label={m.search_radius()}
          defaultValue={params.has('radius') ? Number(params.get('radius')) : place?.radius}
          onChoose={rememberRadius}
          className="h-full appearance-none bg-transparent text-plan outline-none"
        />
        <IconButton type="submit" icon={Search} label={m.search_submit()} className="-mr-px" />
        <input type="hidden" name="scroll" value="true" />
      </form>
    </search>
  );
}
