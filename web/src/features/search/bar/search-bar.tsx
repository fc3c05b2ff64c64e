import { pages } from '@parpaing/contract/pages';
import { type ReactNode, useId } from 'react';
import type { ListParam } from '../../../entities/list-query/list-query.ts';
import { placeFieldId, useChosenPlace } from '../../../entities/place/chosen-place.ts';
import { PlaceField, saveRadius } from '../../../entities/place/place-field.tsx';
import { RadiusSelect } from '../../../entities/place/radius-select.tsx';
import { Icon } from '../../../icons/icon.tsx';
import * as m from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { DimensionLine } from '../../../ui/dimension-line.tsx';
import { QuantityFields } from '../need/quantity-fields.tsx';
import { useSearchSubmit } from './use-search-submit.ts';
import { WordsField } from './words-field.tsx';

const label = 'pointer-events-none absolute top-2 text-13 font-medium text-ink-2 md:top-3';
const icon = 'pointer-events-none absolute bottom-3.5 left-2.5 md:bottom-3.75 md:left-5';
const control =
  'h-17 w-full min-w-0 rounded-2 bg-transparent pt-6 text-ellipsis text-17 -outline-offset-2 md:h-19';
const input = `${control} pr-1 pl-9 md:pr-2 md:pl-12.5`;

export function SearchBar() {
  const whatId = useId();
  const quantityId = useId();
  const radiusId = useId();
  const onSubmit = useSearchSubmit();
  const place = useChosenPlace();
  return (
    <search>
      <form
        action={pages.materials}
        onSubmit={onSubmit}
        aria-label={m.search_label()}
        className="relative z-(--z-bar) focus-within:z-(--z-focus) -mt-7 grid grid-cols-[1.3fr_1fr] rounded-3 border-2 border-ink bg-surface md:-mt-13 lg:grid-cols-[1.3fr_16rem_1fr_10rem_auto] xl:grid-cols-[1.3fr_20rem_1fr_10rem_auto]"
      >
        <Field id={whatId} name={m.search_what()} className="max-md:col-span-2 max-lg:border-b">
          <Icon name="search" size={20} className={icon} />
          <WordsField id={whatId} placeholder={m.search_what_example()} className={input} />
        </Field>
        <Field
          id={quantityId}
          name={m.need_title()}
          className="max-md:col-span-2 max-lg:border-b md:border-l"
        >
          <div className="grid grid-cols-[1fr_auto_auto] md:pl-2.5">
            <QuantityFields
              id={quantityId}
              className={`${control} pl-2.5`}
              inputClassName="pr-1"
              wasteLabelClassName={`${label} left-2.5`}
              chevronClassName="bottom-4 md:bottom-5"
            />
          </div>
        </Field>
        <Field id={placeFieldId} name={m.search_where()} className="lg:border-l">
          <Icon name="map-pin" size={20} className={icon} />
          <PlaceField id={placeFieldId} placeholder={m.search_where_short()} className={input} />
        </Field>
        <DimensionLine className="relative border-l border-joint px-2.5 pt-6 md:px-5">
          <label htmlFor={radiusId} className={`${label} left-2.5 md:left-5`}>
            {m.search_radius()}
          </label>
          <span className="w-15" />
          <RadiusSelect
            id={radiusId}
            radius={place?.radius}
            onChoose={saveRadius}
            className={`${control} absolute inset-0 appearance-none text-center [text-align-last:center]`}
          />
        </DimensionLine>
        <Button className="col-span-full mx-2.5 mb-2.5 min-h-13 text-17 lg:col-span-1 lg:mt-2.5 lg:px-7">
          {m.search_submit()}
        </Button>
        <input type="hidden" name={'scroll' satisfies ListParam} value="true" />
      </form>
    </search>
  );
}

interface FieldProps {
  id: string;
  name: string;
  className: string;
  children: ReactNode;
}

/** The label is not around its control, or suggestions would become part of its accessible name. */
function Field({ id, name, className, children }: FieldProps) {
  return (
    <div className={`relative min-w-0 border-joint ${className}`}>
      <label htmlFor={id} className={`${label} left-2.5 md:left-5`}>
        {name}
      </label>
      {children}
    </div>
  );
}
