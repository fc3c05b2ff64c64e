import type { Language } from '@parpaing/contract/languages';
import type { Facets } from '@parpaing/contract/schemas';
import { baseUnits, conditions, type SellerType, saleUnits } from '@parpaing/contract/units';
import { addUpBranches, type CategoryRow, type Counts, translateName } from '../../categories/service.ts';
import type { FacetCounts } from './facets.ts';

interface Parts {
  counts: FacetCounts;
  categories: CategoryRow[];
  /** Included even with a count of 0, as the way back up the tree. */
  chosenPath: string[];
  attributes: Facets['attributes'];
  language: Language;
}

export function presentFacets({ counts, categories, chosenPath, attributes, language }: Parts): Facets {
  return {
    categories: addUpBranches(categories, counts.categories)
      .filter(
        ({ category, countWithDescendants }) =>
          countWithDescendants > 0 || chosenPath.includes(category.slug),
      )
      .map(({ category, countWithDescendants }) => ({
        slug: category.slug,
        parent: category.parentSlug,
        name: translateName(category, language),
        count: countWithDescendants,
      })),
    conditions: listValues(conditions, counts.conditions),
    sellerTypes: listSellerTypes(counts.sellerTypes),
    units: listValues(saleUnits, counts.units),
    baseUnits: listValues(baseUnits, counts.baseUnits),
    delivery: counts.delivery,
    inStock: counts.inStock,
    price: counts.price,
    attributes,
    isExact: counts.isExact,
  };
}

const listValues = <Value extends string>(values: readonly Value[], counts: Counts) =>
  values.flatMap((value) => (counts[value] ? [{ value, count: counts[value] }] : []));

function listSellerTypes(counts: Counts) {
  const named: [SellerType, number | undefined][] = [
    ['professionnel', counts.true],
    ['particulier', counts.false],
  ];
  return named.flatMap(([value, count]) => (count ? [{ value, count }] : []));
}
