import { limits } from '@parpaing/contract/limits';
import { pages } from '@parpaing/contract/pages';
import { type ReactNode, useId } from 'react';
import type { ListParam, ListQuery } from '../../../entities/list-query/list-query.ts';
import { useChosenPlace } from '../../../entities/place/chosen-place.ts';
import { PlaceField } from '../../../entities/place/place-field.tsx';
import { findRadius } from '../../../entities/place/radius.ts';
import { RadiusSelect } from '../../../entities/place/radius-select.tsx';
import { describeShownPlace } from '../../../entities/place/shown-place.ts';
import { Icon } from '../../../icons/icon.tsx';
import * as m from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Input, inputLook } from '../../../ui/form/input.tsx';
import { useSearchSubmit } from '../bar/use-search-submit.ts';

const field = `${inputLook} min-h-13 w-full`;
const icon = 'pointer-events-none absolute top-0 left-3 h-full';

export function SellersForm({ query }: { query: ListQuery }) {
  const onSubmit = useSearchSubmit();
  const place = useChosenPlace();
  const [placeId, radiusId, nameId] = [useId(), useId(), useId()];
  return (
    <search>
      <form
        action={pages.materials}
        onSubmit={onSubmit}
        aria-label={m.sellers_form()}
        className="grid grid-cols-[7.5rem_minmax(0,1fr)] items-end gap-x-2 gap-y-3 lg:grid-cols-[minmax(0,1.2fr)_8rem_minmax(0,1fr)_auto]"
      >
        <input type="hidden" name={'view' satisfies ListParam} value="sellers" />
        <Field id={placeId} label={m.sellers_where()} className="max-lg:col-span-2">
          <Icon name="map-pin" size={20} className={icon} />
          <PlaceField
            id={placeId}
            defaultValue={describeShownPlace(query, place)}
            className={`${field} pr-3 pl-10`}
          />
        </Field>
        <Field id={radiusId} label={m.search_radius()}>
          <RadiusSelect
            id={radiusId}
            radius={findRadius(query)}
            className={`${field} appearance-none pr-9 pl-3`}
          />
          <Icon name="chevron-down" size={20} className="pointer-events-none absolute top-0 right-3 h-full" />
        </Field>
        <Field id={nameId} label={m.sellers_name()}>
          <Icon name="store" size={20} className={icon} />
          <Input
            key={query.q}
            id={nameId}
            name={'q' satisfies ListParam}
            type="search"
            defaultValue={query.q}
            placeholder={m.sellers_name_example()}
            maxLength={limits.companyNameLength}
            autoComplete="off"
            className="pl-10"
          />
        </Field>
        <Button size="large" className="max-lg:col-span-2">
          {m.sellers_submit()}
        </Button>
      </form>
    </search>
  );
}

interface FieldProps {
  id: string;
  label: string;
  className?: string;
  children: ReactNode;
}

/** The label is not around its control, or suggestions would become part of its accessible name. */
function Field({ id, label, className, children }: FieldProps) {
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      <div className="relative">{children}</div>
    </div>
  );
}
