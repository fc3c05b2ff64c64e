import type { MaterialDetail } from '@parpaing/contract/schemas';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import {
  computeOrder,
  listPatterns,
  type Pattern,
  parseNeed,
  parseWaste,
  wastePercents,
} from './quantity.ts';

/** Kept in the address, so that it can be shared and the server can compute it too. */
export function useQuantity(material: MaterialDetail) {
  const [params] = useSearchParams();
  const patterns = listPatterns(
    material.baseUnit,
    material.categoryPath.map(({ slug }) => slug),
  );
  const [text, setText] = useState(params.get('need') ?? '');
  const [pattern, setPattern] = useState(readPattern(params.get('pattern'), patterns));
  const [wasteText, setWasteText] = useState(params.get('waste') ?? String(wastePercents.straight));
  const need = parseNeed(text);
  const waste = pattern === 'own' ? parseWaste(wasteText) : wastePercents[pattern];

  return {
    text,
    pattern,
    patterns,
    isInvalid: text.trim() !== '' && need === undefined,
    wasteText,
    isWasteInvalid: waste === undefined,
    order: need === undefined || waste === undefined ? undefined : computeOrder(need, waste, material),
    changeText(value: string) {
      setText(value);
      saveInAddress('need', value);
    },
    changePattern(value: string) {
      setPattern(readPattern(value, patterns));
      saveInAddress('pattern', value);
      saveInAddress('waste', value === 'own' ? wasteText : '');
    },
    changeWaste(value: string) {
      setWasteText(value);
      saveInAddress('waste', value);
    },
  };
}

export type Quantity = ReturnType<typeof useQuantity>;

function readPattern(value: string | null, patterns: Pattern[]): Pattern {
  return patterns.find((pattern) => pattern === value) ?? patterns[0] ?? 'none';
}

/** `replaceState` instead of a navigation for each digit. */
function saveInAddress(name: string, value: string) {
  const url = new URL(location.href);
  if (value.trim()) url.searchParams.set(name, value.trim());
  else url.searchParams.delete(name);
  history.replaceState(history.state, '', url);
}
