import type { Facets } from '@parpaing/contract/schemas';
import { useLayoutEffect, useRef } from 'react';
import * as m from '../../../paraglide/messages.js';
import { restoreFocus } from '../../../ui/restore-focus.ts';
import { ChoiceList, FilterGroup } from './filter-group.tsx';
import type { ShownCategory } from './shown-categories.ts';

interface CategoryFilterProps {
  id: string;
  catalogue: ShownCategory[];
  counts: Facets['categories'] | undefined;
  chosen: string | undefined;
  fault?: string;
}

export function CategoryFilter({ id, catalogue, counts, chosen, fault }: CategoryFilterProps) {
  const category = catalogue.find(({ slug }) => slug === chosen);
  const root = catalogue.find(({ slug }) => slug === (category?.parent ?? category?.slug));
  const shown = root
    ? [root, ...catalogue.filter(({ parent }) => parent === root.slug)]
    : catalogue.filter(({ parent }) => parent === null);
  const countBySlug = counts && new Map(counts.map(({ slug, count }) => [slug, count]));
  const choices = shown
    .map(({ slug, name }) => ({
      value: slug,
      label: name,
      count: countBySlug && (countBySlug.get(slug) ?? 0),
    }))
    .sort((a, b) => Number(a.count === 0) - Number(b.count === 0));

  // The radio that was clicked is replaced by the one of the new list.
  const group = useRef<HTMLDivElement>(null);
  const branch = root?.slug ?? '';
  const branchBefore = useRef(branch);
  useLayoutEffect(() => {
    if (branch !== branchBefore.current) restoreFocus(group.current?.querySelector('input:checked'));
    branchBefore.current = branch;
  }, [branch]);

  return (
    <FilterGroup id={id} title={m.filters_category()} fault={fault}>
      <div ref={group}>
        <ChoiceList
          key={branch}
          name="category"
          type="radio"
          choices={[{ value: '', label: m.filters_category_all() }, ...choices]}
          chosen={[category ? category.slug : '']}
          more={m.filters_category_more({ count: root ? choices.length - 1 : choices.length })}
        />
      </div>
    </FilterGroup>
  );
}
