import { limits } from '@parpaing/contract/limits';
import type { MaterialValues } from '@parpaing/contract/schemas';
import type { AttributeDefinition } from '../../categories/types.ts';
import { fold, sortBySimilarity } from '../csv/fold.ts';
import { CellError } from './fault.ts';
import { readQuantity, writeNumber } from './numbers.ts';
import { readBoolean, writeBoolean } from './words.ts';

export type AttributeValue = MaterialValues['attributes'][string];

const choicesShown = 4;

export function readAttribute(definition: AttributeDefinition, cell: string): AttributeValue {
  const { kind, choices = [], unit } = definition;
  if (kind === 'boolean') return readBoolean(cell);
  if (kind === 'number') return readQuantity(removeUnit(cell, unit), Number.MAX_SAFE_INTEGER);
  if (kind === 'choice') return readChoice(choices, cell);
  if (cell.length > limits.attributeLength)
    throw new CellError('text_too_long', String(limits.attributeLength));
  return cell;
}

export const writeAttribute = (value: unknown): string =>
  typeof value === 'boolean'
    ? writeBoolean(value)
    : typeof value === 'number'
      ? writeNumber(value)
      : String(value);

function readChoice(choices: string[], cell: string): string {
  const found =
    choices.find((choice) => choice === cell) ?? choices.find((choice) => fold(choice) === fold(cell));
  if (found) return found;
  const closest = sortBySimilarity(choices, cell, (choice) => choice).slice(0, choicesShown);
  throw new CellError('unknown_choice', closest.join(', '));
}

const removeUnit = (cell: string, unit: string | undefined) => {
  const folded = cell.trim().replaceAll('\u00a0', ' ');
  return unit && folded.toLowerCase().endsWith(unit.toLowerCase()) ? folded.slice(0, -unit.length) : folded;
};
