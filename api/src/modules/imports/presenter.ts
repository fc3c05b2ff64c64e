import type { Language } from '@parpaing/contract/languages';
import type { Import } from '@parpaing/contract/schemas';
import { describeFileFault, describeLineFault, describePhotoFault } from '../../sentences/sentences.ts';
import { type CategoryTree, translateLabel } from '../categories/service.ts';
import {
  type FieldKey,
  fields,
  labelOfTarget,
  listAttributeLabels,
  nameAttribute,
  type Target,
} from './fields.ts';
import type { CheckReport, ImportRow, PhotoReport } from './import-repository.ts';

export function presentImport(row: ImportRow, tree: CategoryTree, language: Language): Import {
  const { kind, report } = row;
  return {
    id: row.id,
    kind,
    state: row.state,
    fileName: row.fileName,
    bytes: row.bytes,
    progress: { done: row.done, total: row.total },
    publish: row.publish,
    failure: row.failure && describeFileFault(row.failure, language),
    check: kind === 'csv' && report ? presentCheck(row, tree, language) : null,
    photos: kind === 'photos' && report ? presentPhotos(report as PhotoReport, language) : null,
  };
}

function presentCheck(
  { report, faults }: ImportRow,
  tree: CategoryTree,
  language: Language,
): Import['check'] {
  const { columns, missing, ...check } = report as CheckReport;
  const labels = listAttributeLabels(tree);
  const name = (target: Target) => {
    const label = labelOfTarget(target);
    if (label === undefined) return fields[target as FieldKey][language];
    const [definition] = labels.get(label) ?? [];
    return nameAttribute(definition ? translateLabel(definition, language) : label);
  };
  return {
    ...check,
    columns: columns.map(({ header, target, sample }) => ({
      header,
      target,
      label: target && name(target),
      sample,
    })),
    missing: missing.map(name),
    faults: faults.map((fault) => ({
      line: fault.line,
      column: fault.column,
      value: fault.value,
      message: describeLineFault(fault, language),
    })),
  };
}

const presentPhotos = ({ added, known, refused }: PhotoReport, language: Language) => ({
  added,
  known,
  refused: refused.map(({ name, fault }) => ({ name, message: describePhotoFault(fault, language) })),
});
