import type { Language } from '@parpaing/contract/languages';
import type { Category } from '@parpaing/contract/schemas';
import { type CountedCategory, translateName } from './service.ts';

export function presentCategory(
  { category, countWithDescendants }: CountedCategory,
  language: Language,
): Category {
  const { slug, parentSlug, illustration } = category;
  return {
    slug,
    parent: parentSlug,
    name: translateName(category, language),
    illustration,
    count: countWithDescendants,
  };
}
