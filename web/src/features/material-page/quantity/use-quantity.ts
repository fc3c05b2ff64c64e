import { multiplyQuantity, removeWaste } from '@parpaing/contract/order';
import type { MaterialDetail } from '@parpaing/contract/schemas';
import type { BaseUnit, SaleUnit } from '@parpaing/contract/units';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import {
  computeOrder,
  countAvailable,
  getDefaultWaste,
  isTooLarge,
  listPatterns,
  type Pattern,
  parseNeed,
  parseWaste,
  wastePercents,
} from '../../../entities/material/quantity/quantity.ts';
import { writeDecimal } from '../../../lib/format/format.ts';

type Unit = SaleUnit | BaseUnit;

/** Kept in the address, so that it can be shared and the server can compute it too. */
export function useQuantity(material: MaterialDetail) {
  const { baseUnit, saleUnit, content } = material;
  const [params] = useSearchParams();
  const patterns = listPatterns(material);
  const [text, setText] = useState(params.get('need') ?? '');
  const [unit, setUnit] = useState(readUnit(params, material));
  const [pattern, setPattern] = useState(readPattern(params, patterns));
  const [wasteText, setWasteText] = useState(params.get('margin') ?? String(getDefaultWaste(material)));
  const isCounted = unit !== baseUnit;
  const number = parseNeed(text);
  /** In base units. */
  const need = number === undefined ? undefined : multiplyQuantity(number, isCounted ? content : 1);
  const canLoseCuts = baseUnit === 'm2' || (parseWaste(params.get('margin') ?? '') ?? 0) > 0;
  const hasWaste = !isCounted && canLoseCuts;
  const typedWaste = pattern === 'own' ? parseWaste(wasteText) : wastePercents[pattern];
  const waste = hasWaste ? typedWaste : 0;
  const beforeUnit = useRef<{ text: string; converted: string }>(undefined);
  const isSingle = countAvailable(material) === 1;

  function findOrder() {
    if (isSingle) return computeOrder(content, 0, material);
    return need === undefined || waste === undefined ? undefined : computeOrder(need, waste, material);
  }
  const order = findOrder();

  function changeText(value: string, counted: Unit = unit) {
    setText(value);
    saveInAddress('need', value);
    saveInAddress('needUnit', value && counted !== baseUnit ? counted : '');
  }

  function convertTo(next: Unit): string {
    if (!order) return text;
    if (next !== baseUnit) return writeDecimal(order.units);
    return writeDecimal(removeWaste(order.total, (canLoseCuts && typedWaste) || 0));
  }

  function changeUnit(next: Unit) {
    setUnit(next);
    const { current: before } = beforeUnit;
    const converted = before?.converted === text ? before.text : convertTo(next);
    beforeUnit.current = { text, converted };
    changeText(converted, next);
  }

  function changePattern(value: string) {
    setPattern(findPattern(value, patterns));
    saveInAddress('pattern', value);
    saveInAddress('margin', value === 'own' ? wasteText : '');
  }

  function changeWaste(value: string) {
    setWasteText(value);
    saveInAddress('margin', value);
  }

  return {
    text,
    need,
    units: baseUnit === saleUnit ? [] : [baseUnit, saleUnit],
    unit,
    pattern,
    patterns,
    hasWaste,
    isSingle,
    isInvalid: text.trim() !== '' && number === undefined,
    isTooLarge: isTooLarge(text),
    wasteText,
    waste,
    isWasteInvalid: waste === undefined,
    order,
    changeText,
    changeUnit,
    changePattern,
    changeWaste,
    readForm(form: FormData) {
      const readField = (name: string, current: string) => String(form.get(name) ?? current);
      const formUnit = readField('needUnit', unit) as Unit;
      const formText = readField('need', text);
      if (formText !== text) {
        setUnit(formUnit);
        changeText(formText, formUnit);
      } else if (formUnit !== unit) changeUnit(formUnit);
      const formPattern = readField('pattern', pattern);
      if (formPattern !== pattern) changePattern(formPattern);
      const formWaste = readField('margin', wasteText);
      if (formWaste !== wasteText) changeWaste(formWaste);
    },
  };
}

export type Quantity = ReturnType<typeof useQuantity>;

/** A need that comes from the list is in base units. Else bags and pots: few people think in kilos of cement. */
function readUnit(params: URLSearchParams, { baseUnit, saleUnit }: MaterialDetail): Unit {
  if (params.get('needUnit') === saleUnit) return saleUnit;
  if (params.has('need') || params.has('needUnit')) return baseUnit;
  return ['kg', 't', 'l'].includes(baseUnit) ? saleUnit : baseUnit;
}

/** A margin that comes from the list may be that of a pattern. */
function readPattern(params: URLSearchParams, patterns: Pattern[]): Pattern {
  const chosen = params.get('pattern');
  const waste = params.get('margin');
  if (chosen === null && waste !== null) {
    const same = patterns.find((pattern) => pattern !== 'own' && String(wastePercents[pattern]) === waste);
    return same ?? 'own';
  }
  return findPattern(chosen, patterns);
}

const findPattern = (value: string | null, patterns: Pattern[]): Pattern =>
  patterns.find((pattern) => pattern === value) ?? patterns[0] ?? 'own';

/** `replaceState` instead of a navigation for each digit. */
function saveInAddress(name: string, value: string) {
  const url = new URL(location.href);
  if (value.trim()) url.searchParams.set(name, value.trim());
  else url.searchParams.delete(name);
  history.replaceState(history.state, '', url);
}
