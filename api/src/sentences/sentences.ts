import type { ErrorCode } from '@parpaing/contract/error-codes';
import { chooseLanguage, type Language } from '@parpaing/contract/languages';
import type { Acknowledgement, Catalogue, FieldFault, Issue } from './catalogues/catalogue.ts';
import { en } from './catalogues/en.ts';
import { fr } from './catalogues/fr.ts';
import type { FileFault, LineFault, PhotoFault } from './catalogues/imports.ts';

const catalogues: Record<Language, Catalogue> = { fr, en };

export const describeError = (code: ErrorCode, language: Language): string =>
  catalogues[language].errors[code];

export const describeUnavailablePage = (language: Language) => catalogues[language].unavailablePage;

export const describeFault = (fault: FieldFault, language: Language): string =>
  catalogues[language].fieldFaults[fault];

export function describeIssue(issue: Issue, language: Language): string {
  const { issues } = catalogues[language];
  const describe = (issues as Record<string, typeof issues.other>)[issue.code ?? 'other'] ?? issues.other;
  return describe(issue);
}

export function describeQueryIssue(field: string, issue: Issue, language: Language): string {
  const { queryFaults } = catalogues[language];
  const describe = (queryFaults as Partial<Record<string, typeof queryFaults.q>>)[field];
  return describe?.(issue) ?? describeIssue(issue, language);
}

/** The items of a list share the sentences of their field: `prices.3.priceCents`. */
export function describeBodyIssue(path: string, issue: Issue, language: Language): string {
  const { bodyFaults } = catalogues[language];
  const field = path.slice(path.lastIndexOf('.') + 1);
  const describe = (bodyFaults as Partial<Record<string, typeof bodyFaults.minOrder>>)[field];
  return describe?.(issue) ?? describeIssue(issue, language);
}

export const acknowledge = (outcome: Acknowledgement, acceptLanguage: string | undefined) => ({
  message: catalogues[chooseLanguage(acceptLanguage)].acknowledgements[outcome],
});

export const describeLineFault = (
  { code, detail = '', field }: { code: LineFault; detail?: string; field: string },
  language: Language,
) => catalogues[language].imports.lines[code](detail, field);

export const describeFileFault = (fault: FileFault, language: Language) =>
  catalogues[language].imports.files[fault];

export const describePhotoFault = (fault: PhotoFault, language: Language) =>
  catalogues[language].imports.photos[fault];
