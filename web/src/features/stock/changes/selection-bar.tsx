import type { MyMaterial } from '@parpaing/contract/schemas';
import { type ComponentProps, useId, useRef } from 'react';
import { Icon } from '../../../icons/icon.tsx';
import type { IconName } from '../../../icons/icon-names.ts';
import { formatNumber } from '../../../lib/format/format.ts';
import * as m from '../../../paraglide/messages.js';
import type { MyMaterialsChoice } from '../my-materials-queries.ts';
import { copy, remove, setStatus } from './changes.ts';
import { PricePanel } from './price-panel.tsx';

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
    <section aria-label={m.my_materials_selection()} className="selection-bar">
      <p role="status" className="font-semibold">
        {selected.length === 1 ? m.my_materials_selected_one() : m.my_materials_selected({ count })}
      </p>
      <button type="button" className="selection-clear" onClick={onClear}>
        {m.my_materials_clear()}
      </button>
      <div className="selection-actions">
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
    <button type="button" className="selection-action" {...props}>
      <Icon name={icon} size={20} />
      {label}
    </button>
  );
}
