import { limits } from '@parpaing/contract/limits';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useCombobox } from '../../../entities/completion/use-combobox.ts';
import { placeLabel } from '../../../entities/place/chosen-place.ts';
import { PlaceSuggestions, placeOptions } from '../../../entities/place/place-options.tsx';
import { Icon } from '../../../icons/icon.tsx';
import * as m from '../../../paraglide/messages.js';
import { FormField } from '../../../ui/form/form-field.tsx';
import { BareInput, InputBox } from '../../../ui/form/input.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { FormValues } from '../form/values.ts';

/** Typing forgets the commune until one of the list is chosen: what the field shows is what is saved. */
export function CommuneField() {
  const { setValue, trigger, formState } = useFormContext<FormValues>();
  const place = useWatch<FormValues, 'place'>({ name: 'place' });
  const input = useRef<HTMLInputElement>(null);
  const error = formState.errors.place?.message;
  const combobox = useCombobox({
    input,
    ...placeOptions,
    onChoose(chosen) {
      setValue('place', chosen, { shouldDirty: true });
      if (error) void trigger('place');
    },
  });

  useEffect(() => {
    if (input.current && place) input.current.value = placeLabel(place);
  }, [place]);

  function clear() {
    setValue('place', null, { shouldDirty: true });
    if (!input.current) return;
    input.current.value = '';
    input.current.focus();
  }

  return (
    <FormField id="commune" label={m.form_commune()} error={error}>
      {(field) => (
        <span className="relative block">
          <InputBox className="pr-0">
            <Icon name="map-pin" size={18} className="flex-none" />
            <BareInput
              {...field}
              ref={input}
              type="text"
              onInput={() => place && setValue('place', null, { shouldDirty: true })}
              placeholder={m.search_where_example()}
              maxLength={limits.placeQueryLength}
            />
            {place && <IconButton icon="x" label={m.form_commune_clear()} onClick={clear} />}
          </InputBox>
          <PlaceSuggestions combobox={combobox} />
        </span>
      )}
    </FormField>
  );
}
