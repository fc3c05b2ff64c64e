import type { CategoryForm } from '@parpaing/contract/schemas';
import { clsx } from 'clsx';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Icon } from '../../../icons/icon.tsx';
import * as m from '../../../paraglide/messages.js';
import { FieldError } from '../../../ui/form/field-error.tsx';
import { BareInput } from '../../../ui/form/input.tsx';
import { LinkButton } from '../../../ui/text-link.tsx';
import { Section } from '../form/section.tsx';
import type { FormValues } from '../form/values.ts';
import { findCategories, type Match } from './form-categories.ts';

export function CategorySection({ categories }: { categories: CategoryForm[] }) {
  const { formState } = useFormContext<FormValues>();
  const slug = useWatch<FormValues, 'categorySlug'>({ name: 'categorySlug' });
  const chosen = categories.find((category) => category.slug === slug);
  const family = categories.find((category) => category.slug === chosen?.parent);
  const [isChanging, setIsChanging] = useState(false);
  const isFolded = chosen !== undefined && !isChanging;
  const error = formState.errors.categorySlug?.message;
  return (
    <Section id="category-section" number={1} title={m.form_category()} text={m.form_category_text()}>
      <div>
        <p className="mb-1.5 font-semibold md:hidden" aria-hidden="true">
          {m.form_category()}
        </p>
        {chosen && isFolded && (
          <div className="flex items-center gap-3 rounded-2 border border-plan bg-plan-tint py-1.5 pr-3 pl-3.5 md:hidden">
            <p className="min-w-0 flex-1">
              <span className="block text-13 text-ink-2">{family?.name}</span>
              <span className="block font-semibold">{chosen.name}</span>
            </p>
            <LinkButton onClick={() => setIsChanging(true)}>{m.form_category_change()}</LinkButton>
          </div>
        )}
        <div className={clsx(isFolded && 'max-md:hidden')}>
          <CategoryTree
            categories={categories}
            chosen={chosen}
            error={error}
            onChoose={() => setIsChanging(false)}
          />
        </div>
        {error ? (
          <FieldError id="category-note">{error}</FieldError>
        ) : (
          <p id="category-note" className={clsx('mt-1.5 text-13 text-ink-2', !chosen && 'md:sr-only')}>
            {chosen && family
              ? m.form_category_chosen({ family: family.name, category: chosen.name })
              : m.form_category_text()}
          </p>
        )}
      </div>
    </Section>
  );
}

/** Seven rows and a half: the one cut in two shows that the list scrolls. */
const listClass = 'max-h-82.5 overflow-y-auto md:max-h-75';

interface CategoryTreeProps {
  categories: CategoryForm[];
  chosen: CategoryForm | undefined;
  error: string | undefined;
  onChoose: () => void;
}

function CategoryTree({ categories, chosen, error, onChoose }: CategoryTreeProps) {
  const { setValue, trigger } = useFormContext<FormValues>();
  const list = useRef<HTMLDivElement>(null);
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [openFamily, setOpenFamily] = useState<string>();
  const matches = findCategories(categories, typed);
  const isSearching = typed.trim() !== '';
  const families = categories.filter(({ parent }) => parent === null);
  const matched = new Set(matches.map(({ category }) => category.parent));
  const shown =
    openFamily ?? (isSearching ? matches[0]?.category.parent : undefined) ?? chosen?.parent ?? undefined;
  const family = families.find(({ slug }) => slug === shown);

  function choose(slug: string) {
    setValue('categorySlug', slug, { shouldDirty: true });
    if (error) void trigger('categorySlug');
    onChoose();
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Enter') {
      event.preventDefault();
      const [first] = matches;
      if (first) choose(first.category.slug);
    }
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      list.current?.querySelector<HTMLElement>('input')?.focus();
    }
  }

  return (
    <div className="overflow-hidden rounded-2 border border-joint-strong bg-surface has-[[aria-invalid=true]]:border-negative has-[[aria-invalid=true]]:inset-ring has-[[aria-invalid=true]]:inset-ring-negative">
      <div className="flex items-center gap-2.5 px-3 has-focus-visible:outline-2 has-focus-visible:outline-offset-[-2px] has-focus-visible:outline-focus">
        <Icon name="search" size={20} className="flex-none" />
        <BareInput
          id="category-search"
          type="search"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setOpenFamily(undefined);
          }}
          onKeyDown={handleKey}
          aria-label={m.form_category_search()}
          aria-invalid={error !== undefined}
          aria-describedby="category-note"
          aria-controls={listId}
          autoComplete="off"
          maxLength={60}
          placeholder={m.form_category_example()}
          className="min-h-12"
        />
        <span role="status" className="flex-none text-13 text-ink-2">
          {isSearching && matches.length > 0 && describeCount(matches.length)}
        </span>
      </div>
      {isSearching && matches.length === 0 && (
        <p role="status" className="border-t border-joint px-3 py-3 text-ink-2">
          {m.form_category_none()}
        </p>
      )}
      <div id={listId} className="grid border-t border-joint md:grid-cols-2">
        <ul
          aria-label={m.form_category_families()}
          className={clsx(
            listClass,
            'md:border-r md:border-joint',
            family && 'max-md:hidden',
            isSearching && 'max-md:hidden',
          )}
        >
          {families.map(({ slug, name }) => (
            <li key={slug}>
              <button
                type="button"
                aria-pressed={slug === shown}
                onClick={() => setOpenFamily(slug)}
                className={clsx(
                  'flex min-h-11 w-full items-center justify-between gap-2 px-3 text-left outline-offset-[-2px] hover:bg-sunken md:min-h-10',
                  slug === shown && 'bg-sunken font-semibold',
                  isSearching && !matched.has(slug) && 'text-ink-3',
                )}
              >
                {name}
                <Icon name="chevron-right" size={16} className="flex-none" />
              </button>
            </li>
          ))}
        </ul>
        <div ref={list} className={listClass}>
          {family && !isSearching && (
            <button
              type="button"
              onClick={() => setOpenFamily('')}
              className="flex min-h-11 w-full items-center gap-2 border-b border-joint px-3 text-plan outline-offset-[-2px] md:hidden"
            >
              <Icon name="arrow-left" size={18} />
              {m.form_category_back()}
            </button>
          )}
          {isSearching && (
            <Leaves
              className="md:hidden"
              label={m.form_category()}
              matches={matches}
              {...{ chosen, choose, typed }}
            />
          )}
          {family ? (
            <Leaves
              className={clsx(isSearching && 'max-md:hidden')}
              label={m.form_category_in({ family: family.name })}
              matches={listLeaves(categories, family.slug, matches)}
              {...{ chosen, choose, typed }}
            />
          ) : (
            <p className="px-3 py-2.5 text-ink-2 max-md:hidden">{m.form_category_pick()}</p>
          )}
        </div>
      </div>
    </div>
  );
}

function listLeaves(categories: CategoryForm[], family: string, matches: Match[]): Match[] {
  const found = matches.filter(({ category }) => category.parent === family);
  const others = categories
    .filter(({ slug, parent }) => parent === family && !found.some(({ category }) => category.slug === slug))
    .map((category) => ({ category }));
  return [...found, ...others];
}

interface LeavesProps {
  label: string;
  matches: Match[];
  chosen: CategoryForm | undefined;
  choose: (slug: string) => void;
  typed: string;
  className?: string;
}

function Leaves({ label, matches, chosen, choose, typed, className }: LeavesProps) {
  const name = useId();
  return (
    <fieldset className={className}>
      <legend className="sr-only">{label}</legend>
      {matches.map(({ category, word }) => (
        <label
          key={category.slug}
          className="relative flex min-h-11 items-center gap-2 px-3 py-1.5 md:min-h-10 hover:bg-sunken has-checked:bg-plan-tint has-focus-visible:outline-2 has-focus-visible:outline-offset-[-2px] has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name={name}
            checked={category.slug === chosen?.slug}
            onChange={() => choose(category.slug)}
            className="absolute inset-0 cursor-pointer appearance-none outline-none"
          />
          <span className="min-w-0 flex-1">
            <Highlighted text={category.name} typed={typed} />
            {word && <span className="text-13 text-ink-2">{` (${word})`}</span>}
          </span>
          {category.slug === chosen?.slug && <Icon name="check" size={18} className="flex-none text-plan" />}
        </label>
      ))}
    </fieldset>
  );
}

function Highlighted({ text, typed }: { text: string; typed: string }) {
  const start = typed.trim() ? text.toLowerCase().indexOf(typed.trim().toLowerCase()) : -1;
  if (start < 0) return text;
  const end = start + typed.trim().length;
  return (
    <>
      {text.slice(0, start)}
      <b className="underline underline-offset-3">{text.slice(start, end)}</b>
      {text.slice(end)}
    </>
  );
}

const describeCount = (count: number) =>
  count === 1 ? m.form_category_found_one() : m.form_category_found({ count });
