import { pages } from '@parpaing/contract/pages';
import type { MyMaterial } from '@parpaing/contract/schemas';
import { getShownStatus, getStatusName, StatusMark } from '../../../entities/material/status-mark.tsx';
import { Icon } from '../../../icons/icon.tsx';
import * as m from '../../../paraglide/messages.js';
import { IconButton } from '../../../ui/icon-button.tsx';
import { type MenuEntry, PopoverMenu } from '../../../ui/popover-menu.tsx';
import { confirm, copy, remove, setStatus } from '../changes/changes.ts';
import type { MyMaterialsChoice } from '../my-materials-queries.ts';

interface RowMenuProps {
  choice: MyMaterialsChoice;
  material: MyMaterial;
  onSell: () => void;
}

export function StatusMenu(props: RowMenuProps) {
  const { title } = props.material;
  const status = getShownStatus(props.material);
  return (
    <PopoverMenu
      entries={listEntries(props)}
      trigger={(popoverTarget) => (
        <button
          type="button"
          popoverTarget={popoverTarget}
          aria-label={m.my_materials_status_of({ status: getStatusName(status), title })}
          className="inline-flex min-h-9 w-full items-center justify-between gap-2 rounded-2 border border-joint-strong bg-surface pr-2 pl-2.5 hover:border-ink"
        >
          <StatusMark status={status} />
          <Icon name="chevron-down" size={18} />
        </button>
      )}
    />
  );
}

export function ActionMenu(props: RowMenuProps) {
  return (
    <PopoverMenu
      entries={listEntries(props)}
      trigger={(popoverTarget) => (
        <IconButton
          popoverTarget={popoverTarget}
          icon="ellipsis-vertical"
          label={m.my_materials_actions_of({ title: props.material.title })}
          className="mt-2"
        />
      )}
    />
  );
}

function listEntries({ choice, material, onSell }: RowMenuProps): MenuEntry[] {
  const { id, status, isHidden, isToConfirm } = material;
  const set = (wanted: 'publie' | 'en_pause' | 'archive') => () => void setStatus(choice, [material], wanted);
  const entries: (MenuEntry | false)[] = [
    isToConfirm && {
      label: m.my_materials_confirm_one(),
      icon: 'circle-check',
      onSelect: () => void confirm(choice, material),
    },
    status !== 'publie' &&
      !isHidden && { label: m.my_materials_publish(), icon: 'eye', onSelect: set('publie') },
    status === 'publie' && { label: m.my_materials_pause(), icon: 'pause', onSelect: set('en_pause') },
    status !== 'vendu' &&
      status !== 'brouillon' && { label: m.my_materials_sell(), icon: 'badge-check', onSelect: onSell },
    status !== 'archive' && { label: m.my_materials_archive(), icon: 'archive', onSelect: set('archive') },
    { label: m.my_materials_edit(), icon: 'pencil', to: pages.editMaterial(id) },
    status === 'publie' && {
      label: m.my_materials_see(),
      icon: 'square-arrow-up-right-exit',
      to: pages.material(id),
    },
    !isHidden && { label: m.my_materials_copy(), icon: 'copy', onSelect: () => void copy([material]) },
    { label: m.my_materials_delete(), icon: 'trash', onSelect: () => void remove(choice, [material]) },
  ];
  return entries.filter((entry) => entry !== false);
}
