import type { BaseUnit } from '@parpaing/contract/units';
import type { CategoryTree } from '../categories/service.ts';
import { readBaseUnit } from './cells/units.ts';
import { fold } from './csv/fold.ts';
import {
  attributeTarget,
  type FieldKey,
  fieldKeys,
  fields,
  listAttributeLabels,
  nameAttribute,
  type Target,
} from './fields.ts';

const photoHeader = /\b(photos?|images?|visuels?|url|picture)\b/;
export const causeHeader = 'À corriger';

export const isPhotoHeader = (header: string): boolean => photoHeader.test(fold(header));

export function recogniseColumns(headers: string[], tree: CategoryTree): (Target | null)[] {
  const names = buildNames(tree);
  const taken = new Set<Target>();
  return headers.map((header) => {
    const target = findTarget(names, header);
    if (!target || taken.has(target)) return null;
    taken.add(target);
    return target;
  });
}

function findTarget(names: Map<string, Target>, header: string): Target | null {
  if (fold(header) === fold(causeHeader)) return null;
  const withoutUnit = header.replace(/\s*\(.*\)\s*$/, '');
  const found = names.get(fold(header)) ?? names.get(fold(withoutUnit));
  if (found) return found;
  return readHeaderUnit(header) ? 'content' : null;
}

/** From the surest: names of our own files, attributes, what others call them. */
function buildNames(tree: CategoryTree): Map<string, Target> {
  const names = new Map<string, Target>();
  const add = (name: string, target: Target) => {
    if (!names.has(fold(name))) names.set(fold(name), target);
  };
  for (const key of fieldKeys) add(fields[key].fr, key);
  for (const [label, definitions] of listAttributeLabels(tree)) {
    add(nameAttribute(label), attributeTarget(label));
    for (const { key } of definitions) add(key, attributeTarget(label));
  }
  for (const key of fieldKeys) {
    add(fields[key].en, key);
    for (const alias of fields[key].aliases ?? []) add(alias, key);
  }
  return names;
}

/** « contenu_m2 » also says in what the content is counted. */
export function readHeaderUnit(header: string): BaseUnit | undefined {
  const unit = /^(?:contenu|contenance|content)(?: en)? (.+)$/.exec(fold(header))?.[1];
  return unit ? readBaseUnit(unit) : undefined;
}

export const isChoice = (target: string, tree: CategoryTree): target is Target =>
  fieldKeys.includes(target as FieldKey) ||
  [...listAttributeLabels(tree).keys()].some((label) => attributeTarget(label) === target);
