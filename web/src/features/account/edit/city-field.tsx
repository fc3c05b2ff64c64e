import { limits } from '@parpaing/contract/limits';
import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { useCombobox } from '../../../entities/completion/use-combobox.ts';
import { PlaceSuggestions, placeOptions } from '../../../entities/place/place-options.tsx';
import * as m from '../../../paraglide/messages.js';
import { FormField } from '../../../ui/form/form-field.tsx';
import { Input } from '../../../ui/form/input.tsx';

/** Suggests communes and takes any text: a member may live abroad. */
export function CityField({ id }: { id: string }) {
  const { register, setValue, getFieldState, formState } = useFormContext<{ city: string }>();
  const { ref: registerInput, ...registered } = register('city');
  const input = useRef<HTMLInputElement>(null);
  const combobox = useCombobox({
    input,
    ...placeOptions,
    onChoose: ({ name }) => setValue('city', name, { shouldDirty: true, shouldTouch: true }),
  });
  return (
    <FormField id={id} label={m.field_city()} error={getFieldState('city', formState).error?.message}>
      {(field) => (
        <span className="relative block">
          <Input
            {...registered}
            {...field}
            ref={(element) => {
              registerInput(element);
              input.current = element;
            }}
            type="text"
            autoComplete="address-level2"
            maxLength={limits.cityLength}
          />
          <PlaceSuggestions combobox={combobox} />
        </span>
      )}
    </FormField>
  );
}
