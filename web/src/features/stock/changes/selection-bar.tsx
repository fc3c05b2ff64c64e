import type { MyMaterial } from '@parpaing/contract/schemas';
import { type ComponentProps, useId, useRef } from 'react';
import { Icon } from '../../../icons/icon.tsx';
import type { IconName } from '../../../icons/icon-names.ts';
import { formatNumber } from '../../../lib/format/format.ts';
import * as m from '../../../paraglide/messages.js';
import type { MyMaterialsChoice } from '../my-materials-queries.ts';
import { copy, remove, setStatus } from './changes.ts';
import { PricePanel } from './price-panel.tsx';
import './selection-bar.css';

interface SelectionBarProps {
  choice: MyMaterialsChoice;
  selected: readonly MyMaterial[];
  onClear: () => void;
}

export function SelectionBar({ choice, selected, onClear }: SelectionBarProps) {
  const panel = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const isPublished = choice.status === 'publie';
  const isBusy = useRef(false);

  async function run(change: () => Promise<boolean>) {
    if (isBusy.current) return;
    isBusy.current = true;
    const isDone = await change();
    isBusy.current = false;
    if (isDone) onClear();
  }

  const count = formatNumber(selected.length);
  return (
    <section
      aria-label={m.my_materials_selection()}
      className="selection-bar sticky bottom-(--cookie-banner) z-(--z-bar) -mx-(--margin) flex flex-wrap items-center justify-between bg-inverse px-4 pt-2 pb-4 text-on-inverse md:bottom-[calc(1rem+var(--cookie-banner))] md:mx-0 md:mt-4 md:justify-start md:gap-x-5 md:gap-y-1 md:rounded-3 md:border md:border-transparent md:py-2 md:pr-2 md:pl-5 md:shadow-dialog"
    >
      <p role="status" className="font-semibold">
        {selected.length === 1 ? m.my_materials_selected_one() : m.my_materials_selected({ count })}
      </p>
      <button
        type="button"
        className="min-h-11 font-medium underline underline-offset-3 -outline-offset-2 outline-on-inverse"
        onClick={onClear}
      >
        {m.my_materials_clear()}
      </button>
      <div className="max-md:-mx-2 max-md:grid max-md:grow max-md:basis-full max-md:grid-cols-[repeat(5,1fr)] md:ml-auto md:flex">
        {isPublished ? (
          <Action
            icon="pause"
            label={m.my_materials_pause_short()}
            onClick={() => void run(() => setStatus(choice, selected, 'en_pause'))}
          />
        ) : (
          <Action
            icon="eye"
            label={m.my_materials_publish()}
            onClick={() => void run(() => setStatus(choice, selected, 'publie'))}
          />
        )}
        <Action icon="percent" label={m.my_materials_percent_action()} popoverTarget={panelId} />
        {!selected.some(({ isHidden }) => isHidden) && (
          <Action icon="copy" label={m.my_materials_copy()} onClick={() => void run(() => copy(selected))} />
        )}
        {choice.status !== 'archive' && (
          <Action
            icon="archive"
            label={m.my_materials_archive()}
            onClick={() => void run(() => setStatus(choice, selected, 'archive'))}
          />
        )}
        <Action
          icon="trash"
          label={m.my_materials_delete()}
          onClick={() => void run(() => remove(choice, selected))}
        />
      </div>
      <PricePanel id={panelId} panel={panel} choice={choice} selected={selected} onDone={onClear} />
    </section>
  );
}

interface ActionProps extends ComponentProps<'button'> {
  icon: IconName;
  label: string;
}

function Action({ icon, label, ...props }: ActionProps) {
  return (
    <button
      type="button"
      className="flex min-h-14 flex-col items-center justify-center gap-1 rounded-2 text-13 leading-6 font-medium whitespace-nowrap -outline-offset-2 outline-on-inverse hover:bg-[rgb(255_255_255/0.14)] md:min-h-11 md:flex-row md:gap-2 md:px-3.5 md:text-15"
      {...props}
    >
      <Icon name={icon} size={20} />
      {label}
    </button>
  );
}
