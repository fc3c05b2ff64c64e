import { pages } from '@parpaing/contract/pages';
import { useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router';
import type { ListParam } from '../../../entities/list-query/list-query.ts';
import { useChosenPlace } from '../../../entities/place/chosen-place.ts';
import { PlaceField, saveRadius } from '../../../entities/place/place-field.tsx';
import { RadiusSelect } from '../../../entities/place/radius-select.tsx';
import { describeShownPlace } from '../../../entities/place/shown-place.ts';
import { Icon } from '../../../icons/icon.tsx';
import * as m from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useSearchSubmit } from './use-search-submit.ts';
import { useShownSearch } from './use-shown-search.ts';
import { WordsField } from './words-field.tsx';

const icon = 'pointer-events-none absolute';
const control = 'h-full w-full min-w-0 rounded-2 bg-transparent text-ellipsis -outline-offset-2';

export function CompactSearch() {
  const { pathname, search } = useLocation();
  const { query, isList } = useShownSearch();
  const onSubmit = useSearchSubmit();
  const whatId = useId();
  const placeId = useId();
  const place = useChosenPlace();
  const form = useRef<HTMLFormElement>(null);
  const address = pathname + search;
  const shown = useRef(address);
  useEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    // Resets the fields to the new defaults without moving the focus.
    form.current?.reset();
  }, [address]);
  return (
    <search className="@container block">
      <form
        ref={form}
        action={pages.materials}
        onSubmit={onSubmit}
        aria-label={m.search_label()}
        className="flex h-11 rounded-2 border border-joint-strong bg-surface @max-sm:grid @max-sm:h-auto @max-sm:grid-cols-[1fr_auto] @max-sm:auto-rows-[2.75rem]"
      >
        <div className="relative min-w-0 flex-1 @max-sm:col-span-2">
          <label htmlFor={whatId} className="sr-only">
            {m.search_what()}
          </label>
          <Icon name="search" size={18} className={`${icon} top-3.25 left-3 @sm:hidden`} />
          <WordsField
            id={whatId}
            defaultValue={query.q ?? ''}
            placeholder={m.search_what()}
            className={`${control} pr-2 pl-3 @max-sm:pl-9.5 placeholder-shown:[&::-webkit-search-cancel-button]:hidden`}
          />
        </div>
        <div className="relative w-37 flex-none border-joint @max-sm:w-auto @max-sm:border-t @sm:border-l">
          <label htmlFor={placeId} className="sr-only">
            {m.search_where_example()}
          </label>
          <Icon name="map-pin" size={18} className={`${icon} top-3.25 left-2.5 @max-sm:left-3`} />
          <PlaceField
            id={placeId}
            defaultValue={isList ? describeShownPlace(query, place) : undefined}
            placeholder={m.search_where()}
            className={`${control} pr-1 pl-8 @max-sm:pl-9.5`}
          />
        </div>
        <span className="relative w-24 flex-none border-l border-joint text-plan @max-sm:border-t">
          <RadiusSelect
            // `reset` would restore the first default of a select.
            key={address}
            label={m.search_radius()}
            radius={isList ? query.radius : place?.radius}
            isAnywhere={isList && query.anywhere}
            onChoose={isList ? undefined : saveRadius}
            className={`${control} appearance-none pr-6.5 pl-2.5 font-medium`}
          />
          <Icon name="chevron-down" size={18} className={`${icon} top-3.25 right-2`} />
        </span>
        <IconButton
          type="submit"
          icon="search"
          label={m.search_submit()}
          className="-my-px rounded-l-none border-l border-joint -outline-offset-2 @max-sm:hidden"
        />
        <Button className="col-span-2 -mx-px -mb-px rounded-t-none @sm:hidden">{m.search_submit()}</Button>
        <input type="hidden" name={'scroll' satisfies ListParam} value="true" />
      </form>
    </search>
  );
}
