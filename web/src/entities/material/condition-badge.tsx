import type { Condition } from '@parpaing/contract/units';
import { clsx } from 'clsx';
import { Icon } from '../../icons/icon.tsx';
import * as m from '../../paraglide/messages.js';

const looks = {
  neuf: { icon: 'package', name: m.condition_neuf, color: 'bg-new-tint text-new' },
  surplus: { icon: 'layers', name: m.condition_surplus, color: 'bg-surplus-tint text-surplus' },
  reemploi: { icon: 'recycle', name: m.condition_reemploi, color: 'bg-reuse-tint text-reuse' },
} as const;

export function ConditionBadge({ condition }: { condition: Condition }) {
  const { icon, name, color } = looks[condition];
  return (
    <span className={clsx('condition-badge', color)}>
      <Icon name={icon} size={15} />
      {name()}
    </span>
  );
}
