import type { ErrorCode } from '@parpaing/contract/error-codes';
import { chooseLanguage, type Language } from '@parpaing/contract/languages';
import type { Acknowledgement, Catalogue, FieldFault, Issue } from './catalogues/catalogue.ts';
import { en } from './catalogues/en.ts';
import { fr } from './catalogues/fr.ts';

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

export function describeQueryFault(field: string, issue: Issue, language: Language): string | undefined {
  const { queryFaults } = catalogues[language];
  return (queryFaults as Partial<Record<string, typeof queryFaults.q>>)[field]?.(issue);
}

export const acknowledge = (outcome: Acknowledgement, acceptLanguage: string | undefined) => ({
  message: catalogues[chooseLanguage(acceptLanguage)].acknowledgements[outcome],
});
