import { limits } from '@parpaing/contract/limits';
import { pages } from '@parpaing/contract/pages';
import type { ModeratedMaterial } from '@parpaing/contract/schemas';
import { materialStatuses } from '@parpaing/contract/units';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Pagination } from '../../../entities/list-query/pagination.tsx';
import { MaterialPhoto } from '../../../entities/material/photo/material-photo.tsx';
import { getStatusName } from '../../../entities/material/status-mark.tsx';
import { reasonNames } from '../../../entities/report/reason-names.ts';
import { useMemberQuery } from '../../../entities/session/calls/use-member-query.ts';
import { Icon } from '../../../icons/icon.tsx';
import { formatDate, formatNumber } from '../../../lib/format/format.ts';
import * as m from '../../../paraglide/messages.js';
import { Table } from '../../../ui/data-table.tsx';
import { FormField } from '../../../ui/form/form-field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { IconButton, IconLink } from '../../../ui/icon-button.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { ListState } from '../list-state.tsx';
import { type MaterialChoice, type ModerationChoice, moderationAddress } from '../moderation-choice.ts';
import { allMaterialsQuery } from '../moderation-queries.ts';
import { SearchForm } from '../search-form.tsx';
import { HideDialog } from './hide-dialog.tsx';
import { RestoreDialog } from './restore-dialog.tsx';

export function MaterialsTab({ choice }: { choice: ModerationChoice }) {
  const navigate = useNavigate();
  const { words, status, of: seller, page } = choice;
  const [deciding, setDeciding] = useState<ModeratedMaterial>();
  const isHidden = status === 'hidden';
  const query = {
    q: words,
    status: isHidden ? undefined : status,
    hidden: isHidden || undefined,
    seller,
    page,
  };
  const { data, isFetching, refetch } = useMemberQuery(allMaterialsQuery(query));
  const address = (changes: Partial<ModerationChoice>) =>
    moderationAddress({ tab: 'materials', words, status, of: seller, ...changes });
  const Decision = deciding?.hiddenAt ? RestoreDialog : HideDialog;
  return (
    <div>
      <div className="mb-4 flex flex-wrap items-end gap-3">
        <SearchForm
          key={words}
          label={m.moderation_materials_search()}
          words={words}
          onSearch={(typed) => void navigate(address({ words: typed }))}
        />
        <FormField
          id="material-status"
          label={m.moderation_materials_status()}
          className="max-sm:w-full sm:w-44"
        >
          {(field) => (
            <Select
              {...field}
              value={status ?? ''}
              onChange={({ target }) =>
                void navigate(address({ status: (target.value || undefined) as MaterialChoice | undefined }))
              }
            >
              <option value="">{m.moderation_materials_any()}</option>
              {materialStatuses.map((name) => (
                <option key={name} value={name}>
                  {getStatusName(name)}
                </option>
              ))}
              <option value="hidden">{m.moderation_materials_hidden()}</option>
            </Select>
          )}
        </FormField>
        {seller && (
          <p className="flex min-h-11 items-center gap-2 text-ink-2">
            {m.moderation_materials_of_seller()}
            <TextLink to={address({ of: undefined })}>{m.moderation_materials_of_all()}</TextLink>
          </p>
        )}
      </div>
      {data ? (
        <>
          <p role="status" className="mb-2 text-13 text-ink-2">
            {describeTotal(data)}
          </p>
          {data.items.length > 0 && <MaterialTable items={data.items} onDecide={setDeciding} />}
          <Pagination page={page} pageCount={Math.ceil(data.total / limits.moderationPageSize)} />
        </>
      ) : (
        <ListState isFetching={isFetching} onRetry={() => void refetch()} />
      )}
      {deciding && <Decision material={deciding} onClose={() => setDeciding(undefined)} />}
    </div>
  );
}

function describeTotal({ total, isTotalExact }: { total: number; isTotalExact: boolean }): string {
  if (total === 0) return m.moderation_materials_none();
  if (total === 1) return m.moderation_materials_one();
  return m.moderation_materials_count({ count: `${formatNumber(total)}${isTotalExact ? '' : '+'}` });
}

interface MaterialTableProps {
  items: ModeratedMaterial[];
  onDecide: (material: ModeratedMaterial) => void;
}

function MaterialTable({ items, onDecide }: MaterialTableProps) {
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable from the keyboard.
      tabIndex={0}
      aria-label={m.moderation_materials()}
      className="overflow-x-auto rounded-2 border border-joint bg-surface"
    >
      <Table>
        <thead>
          <tr>
            <th scope="col">{m.moderation_column_material()}</th>
            <th scope="col" className="max-md:hidden">
              {m.moderation_column_seller()}
            </th>
            <th scope="col">{m.moderation_column_status()}</th>
            <th scope="col" className="max-xl:hidden">
              {m.moderation_column_created()}
            </th>
            <th scope="col">
              <span className="sr-only">{m.moderation_column_actions()}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((material) => (
            <MaterialLine key={material.id} material={material} onDecide={() => onDecide(material)} />
          ))}
        </tbody>
      </Table>
    </section>
  );
}

function MaterialLine({ material, onDecide }: { material: ModeratedMaterial; onDecide: () => void }) {
  const { id, title, status, hiddenAt, hiddenReason, picture, seller, createdAt } = material;
  return (
    <tr>
      <th scope="row" className="xl:w-full xl:max-w-0">
        <span className="flex items-center gap-3">
          <span className="w-12 flex-none overflow-hidden rounded-1 max-sm:hidden">
            <MaterialPhoto picture={picture && { ...picture, alt: '' }} sizes="48px" isFirst={false} />
          </span>
          <Link
            to={pages.material(id)}
            className="font-semibold hover:underline max-sm:line-clamp-2 max-sm:whitespace-normal sm:max-w-60 sm:truncate xl:max-w-none"
          >
            {title}
          </Link>
        </span>
      </th>
      <td className="max-md:hidden">
        <Link to={pages.publicProfile(seller.id)} className="hover:underline">
          {seller.name}
        </Link>
      </td>
      <td>
        {hiddenAt ? (
          <span className="flex gap-1.5 font-medium text-negative">
            <Icon name="eye-off" size={16} className="mt-1 flex-none" />
            <span>
              {m.moderation_status_hidden()}
              {hiddenReason && (
                <span className="block max-w-44 text-13 font-normal whitespace-normal max-sm:sr-only">
                  {reasonNames[hiddenReason]().toLocaleLowerCase()}
                </span>
              )}
            </span>
          </span>
        ) : (
          getStatusName(status)
        )}
      </td>
      <td className="max-xl:hidden">{formatDate(createdAt)}</td>
      <td className="text-right">
        <IconLink to={pages.editMaterial(id)} icon="pencil" label={m.moderation_edit_named({ title })} />
        <IconButton
          icon={hiddenAt ? 'eye' : 'eye-off'}
          label={hiddenAt ? m.moderation_restore_named({ title }) : m.moderation_hide_named({ title })}
          onClick={onDecide}
        />
      </td>
    </tr>
  );
}
