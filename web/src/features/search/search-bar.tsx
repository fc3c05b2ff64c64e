import { pages } from '@parpaing/contract/pages';
import { MapPin, Search } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { placeFieldId, useChosenPlace } from '../../lib/chosen-place.ts';
import * as m from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { PlaceField, rememberRadius } from './place-field.tsx';
import { RadiusSelect } from './radius-select.tsx';
import { useSearchSubmit } from './use-search-submit.ts';

const input = 'min-h-8 w-full min-w-0 bg-transparent text-ellipsis text-17 outline-none';

/** The large search of the home page: one block, three labelled fields. */
export function SearchBar() {
  const whatId = useId();
  const radiusId = useId();
  const onSubmit = useSearchSubmit();
  const place = useChosenPlace();
  return (
    <search>
      <form
        action={pages.materials}
        onSubmit={onSubmit}
        aria-label={m.search_label()}
        className="relative z-10 -mt-7 grid grid-cols-2 rounded-3 border-2 border-ink bg-surface md:-mt-13 md:grid-cols-[1.35fr_1fr_auto] lg:grid-cols-[1.35fr_1fr_216px_auto]"
      >
        <Field id={whatId} label={m.search_what()} className="max-md:col-span-2 max-md:border-b">
          <Search size={20} strokeWidth={1.75} className="flex-none" aria-hidden="true" />
          <input id={whatId} name="q" type="search" placeholder={m.search_what_example()} className={input} />
        </Field>
        <Field id={placeFieldId} label={m.search_where()} className="md:border-l">
          <MapPin size={20} strokeWidth={1.75} className="flex-none" aria-hidden="true" />
          <PlaceField id={placeFieldId} className={input} />
        </Field>
        <div className="border-l border-joint px-4 py-2 md:px-5 md:pt-3">
          <label htmlFor={radiusId} className="block text-13 font-medium text-ink-2">
            {m.search_radius()}
          </label>
          <div className="cote field">
            <RadiusSelect
              id={radiusId}
              defaultValue={place?.radius}
              onChoose={rememberRadius}
              className="min-h-8 appearance-none bg-transparent text-center text-17 outline-none"
            />
          </div>
        </div>
        <Button className="col-span-full mx-2.5 mb-2.5 min-h-13 text-17 lg:col-span-1 lg:mt-2.5 lg:px-7">
          {m.search_submit()}
        </Button>
        <input type="hidden" name="scroll" value="true" />
      </form>
    </search>
  );
}

interface FieldProps {
  id: string;
  label: string;
  className: string;
  children: ReactNode;
}

/** The label stands beside its control, not around it: suggestions must not become part of its name. */
function Field({ id, label, className, children }: FieldProps) {
  return (
    <div className={`relative min-w-0 border-joint px-4 py-2 md:px-5 md:pt-3 ${className}`}>
      <label htmlFor={id} className="block text-13 font-medium text-ink-2">
        {label}
      </label>
      <div className="field flex items-center gap-2.5">{children}</div>
    </div>
  );
}
