import { pages } from '@parpaing/contract/pages';
import { type MySort, mySorts } from '@parpaing/contract/units';
import { useEffect, useId, useRef } from 'react';
import { Form, useNavigate, useSubmit } from 'react-router';
import { SearchField } from '../../../entities/list-query/search-field.tsx';
import { Icon } from '../../../icons/icon.tsx';
import * as m from '../../../paraglide/messages.js';
import { Select } from '../../../ui/form/select.tsx';
import type { MyMaterialsChoice } from '../my-materials-queries.ts';
import { choiceAddress } from './list-choice.ts';

const typingPauseMs = 300;

export function Toolbar({ choice }: { choice: MyMaterialsChoice }) {
  return (
    <div className="mt-4 mb-3 flex items-center justify-between gap-3">
      <WordsField choice={choice} />
      <SortField choice={choice} />
    </div>
  );
}

function WordsField({ choice: { status, q = '', sort } }: { choice: MyMaterialsChoice }) {
  const submit = useSubmit();
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  // Back and forward change the words; someone who is typing is ahead of the address.
  useEffect(() => {
    if (field.current && document.activeElement !== field.current) field.current.value = q;
  }, [q]);

  return (
    <Form
      role="search"
      action={pages.myMaterials}
      preventScrollReset
      replace
      className="min-w-0 flex-1 md:max-w-90"
      onSubmit={() => clearTimeout(timer.current)}
    >
      {status !== 'publie' && <input type="hidden" name="status" value={status} />}
      {sort !== 'recent' && <input type="hidden" name="sort" value={sort} />}
      <SearchField
        ref={field}
        label={m.my_materials_search()}
        defaultValue={q}
        onChange={({ currentTarget: { form } }) => {
          clearTimeout(timer.current);
          timer.current = setTimeout(
            () => void submit(form, { replace: true, preventScrollReset: true }),
            typingPauseMs,
          );
        }}
      />
    </Form>
  );
}

const sortNames: Record<MySort, () => string> = {
  recent: m.my_materials_sort_recent,
  title: m.my_materials_sort_title,
  price: m.my_materials_sort_price,
  stock: m.my_materials_sort_stock,
  views: m.my_materials_sort_views,
  favorites: m.my_materials_sort_favorites,
  contacts: m.my_materials_sort_contacts,
  confirmed: m.my_materials_sort_confirmed,
};

function SortField({ choice }: { choice: MyMaterialsChoice }) {
  const navigate = useNavigate();
  const id = useId();
  return (
    <div className="relative flex h-11 flex-none items-center justify-center outline-offset-2 outline-focus max-md:w-11 max-md:rounded-2 max-md:border max-md:border-joint-strong max-md:bg-surface max-md:focus-within:outline-2 md:gap-2.5">
      <label htmlFor={id} className="whitespace-nowrap text-ink-2 max-md:sr-only">
        {m.my_materials_sort()}
      </label>
      <Icon name="arrow-down-up" size={20} className="pointer-events-none absolute md:hidden" />
      <div className="max-md:w-full max-md:opacity-0">
        <Select
          id={id}
          value={choice.sort}
          size="small"
          className="md:w-55"
          onChange={({ currentTarget }) =>
            void navigate(choiceAddress(choice, { sort: currentTarget.value as MySort }), {
              preventScrollReset: true,
            })
          }
        >
          {mySorts.map((sort) => (
            <option key={sort} value={sort}>
              {sortNames[sort]()}
            </option>
          ))}
        </Select>
      </div>
    </div>
  );
}
