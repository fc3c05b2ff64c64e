import type { CallAnswer } from '@parpaing/contract/calls';
import { limits } from '@parpaing/contract/limits';
import { pages } from '@parpaing/contract/pages';
import type { MyMaterial } from '@parpaing/contract/schemas';
import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import { getStatusPlural } from '../../../entities/material/status-mark.tsx';
import { Icon } from '../../../icons/icon.tsx';
import { formatNumber } from '../../../lib/format/format.ts';
import * as m from '../../../paraglide/messages.js';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { NoticeBar } from '../../../ui/inline-notice.tsx';
import { restoreFocus, useRestoredFocus } from '../../../ui/restore-focus.ts';
import { Tabs } from '../../../ui/tabs.tsx';
import { confirmAll } from '../changes/changes.ts';
import { listSelected, nothingSelected, toggle, togglePage } from '../changes/selection.ts';
import { SelectionBar } from '../changes/selection-bar.tsx';
import { SellDialog } from '../changes/sell-dialog.tsx';
import type { MyMaterialsChoice, MyMaterialsPage } from '../my-materials-queries.ts';
import { EmptyTab } from './empty-tab.tsx';
import { choiceAddress } from './list-choice.ts';
import { MaterialCards } from './material-cards.tsx';
import { MaterialTable } from './material-table.tsx';
import { NewDrafts } from './new-drafts.tsx';
import { Pager } from './pager.tsx';
import { shownStatuses } from './statuses.ts';
import { Toolbar } from './toolbar.tsx';
import { useMediaQuery } from './use-media-query.ts';

interface MyMaterialsProps {
  choice: MyMaterialsChoice;
  page: MyMaterialsPage;
  drafts: CallAnswer<'listMyDrafts'>['items'];
  /** Beside « Ajouter un matériau »: what other features do with the whole stock. */
  actions?: ReactNode;
}

export function MyMaterials({ choice, page, drafts, actions }: MyMaterialsProps) {
  const { counts, toConfirm } = page;
  const all = Object.values(counts).reduce((sum, count) => sum + count, drafts.length);
  const isLoading = useNavigation().location?.pathname === pages.myMaterials;
  const list = useRef<HTMLDivElement>(null);
  const shownPage = useRef(choice.page);
  useEffect(() => {
    if (shownPage.current === choice.page) return;
    shownPage.current = choice.page;
    restoreFocus(list.current);
  }, [choice.page]);
  return (
    <div className="px-(--margin) pt-5 pb-10 md:pt-8 md:pb-16">
      <Head all={all} published={counts.publie} actions={actions} />
      <Tabs
        label={m.my_materials_tabs()}
        tabs={shownStatuses.map((status) => ({
          to: choiceAddress(choice, { status }),
          label: getStatusPlural(status),
          count: formatNumber(counts[status] + (status === 'brouillon' ? drafts.length : 0)),
          isCurrent: status === choice.status,
        }))}
      />
      <Toolbar choice={choice} />
      {choice.status === 'publie' && toConfirm > 0 && <ConfirmNotice choice={choice} count={toConfirm} />}
      <div
        ref={list}
        tabIndex={-1}
        aria-busy={isLoading}
        className={clsx('outline-none', isLoading && 'opacity-60')}
      >
        <List key={choiceAddress(choice, { page: choice.page })} {...{ choice, page, drafts }} />
      </div>
    </div>
  );
}

function describeCount(all: number, published: number): string {
  const count = formatNumber(all);
  if (all === 1) return m.my_materials_count_one();
  if (published === 0) return m.my_materials_count_unpublished({ count });
  if (published === 1) return m.my_materials_count_published_one({ count });
  return m.my_materials_count({ count, published: formatNumber(published) });
}

function Head({ all, published, actions }: { all: number; published: number; actions: ReactNode }) {
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-2 gap-y-3">
      <div>
        <h1>{m.my_materials_title()}</h1>
        {all > 0 && <p className="mt-1 text-ink-2 max-md:sr-only">{describeCount(all, published)}</p>}
      </div>
      <div className="flex flex-wrap gap-1 md:gap-2">
        {actions}
        <ButtonLink to={pages.newMaterial} className="max-md:px-3">
          <Icon name="plus" size={18} />
          <span className="max-md:sr-only">{m.my_materials_action()}</span>
        </ButtonLink>
      </div>
    </div>
  );
}

/** On a phone, those to confirm are shown before they are confirmed. */
function ConfirmNotice({ choice, count }: { choice: MyMaterialsChoice; count: number }) {
  const isPhone = useMediaQuery('(width < 48rem)');
  const [isSending, setIsSending] = useState(false);

  async function confirm() {
    if (isSending) return;
    setIsSending(true);
    await confirmAll(choice);
    setIsSending(false);
  }

  return (
    <div className="mb-3">
      <NoticeBar
        tone="warning"
        icon="clock"
        action={
          isPhone && choice.sort !== 'confirmed' ? (
            <ButtonLink look="secondary" to={choiceAddress(choice, { sort: 'confirmed' })}>
              {m.my_materials_see_unconfirmed()}
            </ButtonLink>
          ) : (
            <Button type="button" look="secondary" aria-disabled={isSending} onClick={confirm}>
              {count === 1 ? m.my_materials_confirm_one() : m.my_materials_confirm_all()}
            </Button>
          )
        }
      >
        <b className="font-semibold">
          {count === 1
            ? m.my_materials_unconfirmed_one()
            : m.my_materials_unconfirmed({ count: formatNumber(count) })}
        </b>{' '}
        {m.my_materials_unconfirmed_why({ days: limits.daysToConfirm })}
      </NoticeBar>
    </div>
  );
}

function List({ choice, page, drafts }: Omit<MyMaterialsProps, 'actions'>) {
  const { items, total, counts } = page;
  const [selection, setSelection] = useState(nothingSelected);
  const [sold, setSold] = useState<MyMaterial>();
  const isWide = useMediaQuery('(width >= 48rem)');
  const shown = items.map(({ id }) => id);
  const selected = listSelected(selection, items);
  const shownDrafts = choice.status === 'brouillon' && choice.page === 1 && !choice.q ? drafts : [];
  const Rows = isWide ? MaterialTable : MaterialCards;
  const hasMaterials = drafts.length > 0 || Object.values(counts).some((count) => count > 0);
  const list = useRef<HTMLDivElement>(null);
  useRestoredFocus(list, items.length);
  return (
    <div ref={list} tabIndex={-1} className="outline-none">
      {shownDrafts.length > 0 && <NewDrafts drafts={shownDrafts} />}
      {items.length > 0 ? (
        <>
          <div className="-mx-(--margin) border-y border-joint bg-surface md:mx-0 md:rounded-2 md:border-x">
            <Rows
              choice={choice}
              items={items}
              selected={selected}
              onToggle={(id, isRange) => setSelection(toggle(selection, id, shown, isRange))}
              onTogglePage={() => setSelection(togglePage(selection, shown))}
              onSell={setSold}
            />
          </div>
          {selected.length > 0 && (
            <SelectionBar
              choice={choice}
              selected={selected}
              onClear={() => {
                setSelection(nothingSelected);
                list.current?.focus({ preventScroll: true });
              }}
            />
          )}
          <Pager choice={choice} shown={items.length} total={total} />
        </>
      ) : (
        shownDrafts.length === 0 && <EmptyTab choice={choice} total={total} hasMaterials={hasMaterials} />
      )}
      {sold && <SellDialog choice={choice} material={sold} onClose={() => setSold(undefined)} />}
    </div>
  );
}
