import { pages } from '@parpaing/contract/pages';
import type { MyMaterial } from '@parpaing/contract/schemas';
import {
  Archive,
  BadgeCheck,
  ChevronDown,
  CircleCheck,
  Copy,
  EllipsisVertical,
  Eye,
  Pause,
  Pencil,
  SquareArrowOutUpRight,
  Trash2,
} from 'lucide-react';
import type { MyMaterialsChoice } from '../../entities/material/my-materials-queries.ts';
import { getShownStatus, getStatusName, StatusMark } from '../../entities/material/status-mark.tsx';
import * as m from '../../paraglide/messages.js';
import { IconButton } from '../../ui/icon-button.tsx';
import { type MenuEntry, PopoverMenu } from '../../ui/popover-menu.tsx';
import { confirm, copy, remove, setStatus } from './changes.ts';

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
          className="status-button"
        >
          <StatusMark status={status} />
          <ChevronDown size={18} strokeWidth={1.75} aria-hidden="true" />
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
          icon={EllipsisVertical}
          label={m.my_materials_actions_of({ title: props.material.title })}
        />
      )}
    />
  );
}

function listEntries({ choice, material, onSell }: RowMenuProps): MenuEntry[] {
  const { id, status, isHidden, isToConfirm } = material;
  const set = (wanted: 'publie' | 'en_pause' | 'archive') => () => void setStatus(choice, [material], wanted);
  return [
    isToConfirm && {
      label: m.my_materials_confirm_one(),
      icon: CircleCheck,
      onSelect: () => void confirm(choice, material),
    },
    status !== 'publie' &&
      !isHidden && { label: m.my_materials_publish(), icon: Eye, onSelect: set('publie') },
    status === 'publie' && { label: m.my_materials_pause(), icon: Pause, onSelect: set('en_pause') },
    status !== 'vendu' &&
      status !== 'brouillon' && { label: m.my_materials_sell(), icon: BadgeCheck, onSelect: onSell },
    status !== 'archive' && { label: m.my_materials_archive(), icon: Archive, onSelect: set('archive') },
    { label: m.my_materials_edit(), icon: Pencil, to: pages.editMaterial(id) },
    status === 'publie' && {
      label: m.my_materials_see(),
      icon: SquareArrowOutUpRight,
      to: pages.material(id),
    },
    !isHidden && { label: m.my_materials_copy(), icon: Copy, onSelect: () => void copy([material]) },
    { label: m.my_materials_delete(), icon: Trash2, onSelect: () => void remove(choice, [material]) },
  ].filter((entry) => entry !== false);
}
