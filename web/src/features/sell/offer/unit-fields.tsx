import { isMeasure } from '@parpaing/contract/offer-rules';
import { baseUnits, type SaleUnit, saleUnits } from '@parpaing/contract/units';
import { useFormContext } from 'react-hook-form';
import { getPluralUnitName, getUnitName } from '../../../entities/material/prices/units.ts';
import { formatNumber } from '../../../lib/format/format.ts';
import * as m from '../../../paraglide/messages.js';
import { FormField } from '../../../ui/form/form-field.tsx';
import { Input } from '../../../ui/form/input.tsx';
import { Select } from '../../../ui/form/select.tsx';
import type { AttributeDefinition } from '../category/form-categories.ts';
import { computeSurface } from '../category/read-attributes.ts';
import { AmountField } from '../form/amount-field.tsx';
import type { FormValues } from '../form/values.ts';
import { canCountPieces } from './read-offer.ts';

interface UnitFieldsProps {
  values: FormValues;
  definitions: AttributeDefinition[];
}

export function UnitFields({ values, definitions }: UnitFieldsProps) {
  const { register, formState, setValue } = useFormContext<FormValues>();
  const { errors } = formState;
  return (
    <div className="grid items-start gap-x-4 gap-y-5 md:grid-cols-2">
      <FormField id="sale-unit" label={m.form_sale_unit()} error={errors.saleUnit?.message}>
        {(field) => (
          <Select
            {...register('saleUnit', {
              onChange: ({ target }) => target.value === 'piece' && setValue('baseUnit', 'piece'),
            })}
            {...field}
          >
            <option value="">{m.form_sale_unit_choose()}</option>
            {saleUnits.map((unit) => (
              <option key={unit} value={unit}>
                {getUnitName(unit)}
              </option>
            ))}
          </Select>
        )}
      </FormField>
      <ContentField values={values} definitions={definitions} />
    </div>
  );
}

function ContentField({ values, definitions }: UnitFieldsProps) {
  const { register, formState } = useFormContext<FormValues>();
  const { saleUnit, baseUnit } = values;
  if (saleUnit === '' || isMeasure(saleUnit)) return null;
  if (canCountPieces(values, definitions)) {
    return <AmountField id="pieces" name="piecesPerM2" label={m.form_pieces()} hint={m.form_pieces_hint()} />;
  }
  const isPieceAlone = saleUnit === 'piece' && baseUnit === 'piece';
  const surface = baseUnit === 'm2' ? computeSurface(values.attributes) : undefined;
  return (
    <FormField
      id={isPieceAlone ? 'content-unit' : 'content'}
      label={nameContent(saleUnit)}
      error={isPieceAlone ? undefined : formState.errors.content?.message}
      hint={
        surface &&
        m.form_content_surface({
          length: formatNumber(surface.length),
          width: formatNumber(surface.width),
          surface: formatNumber(surface.surface),
        })
      }
    >
      {(field) => (
        <span className="flex gap-2">
          {!isPieceAlone && (
            <Input
              {...register('content')}
              {...field}
              type="text"
              inputMode="decimal"
              autoComplete="off"
              maxLength={20}
              className="flex-1"
            />
          )}
          <span className={isPieceAlone ? 'flex-1' : 'w-28 flex-none'}>
            <Select
              {...register('baseUnit')}
              {...(isPieceAlone ? field : { id: 'content-unit', 'aria-label': m.form_content_unit() })}
            >
              {baseUnits.map((unit) => (
                <option key={unit} value={unit}>
                  {unit === 'piece'
                    ? saleUnit === 'piece'
                      ? m.form_content_piece()
                      : getPluralUnitName(unit)
                    : getUnitName(unit)}
                </option>
              ))}
            </Select>
          </span>
        </span>
      )}
    </FormField>
  );
}

const feminineUnits: SaleUnit[] = ['piece', 'palette', 'plaque', 'couronne', 'barre'];

function nameContent(saleUnit: SaleUnit): string {
  const unit = getUnitName(saleUnit);
  return feminineUnits.includes(saleUnit) ? m.form_content_feminine({ unit }) : m.form_content({ unit });
}
