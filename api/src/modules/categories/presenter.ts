import type { Language } from '@parpaing/contract/languages';
import type { Category, CategoryForm } from '@parpaing/contract/schemas';
import { type CategoryRow, type CountedCategory, translateLabel, translateName } from './service.ts';
import { tradeWords } from './trade-words.ts';

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

export function presentCategoryForm(category: CategoryRow, language: Language): CategoryForm {
  const { slug, parentSlug, attributes } = category;
  return {
    slug,
    parent: parentSlug,
    name: translateName(category, language),
    words: tradeWords[slug] ?? [],
    attributes: attributes.map((attribute) => ({
      key: attribute.key,
      label: translateLabel(attribute, language),
      kind: attribute.kind,
      unit: attribute.unit,
      choices: attribute.choices ?? [],
    })),
  };
}
