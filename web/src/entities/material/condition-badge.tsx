import type { Condition } from '@parpaing/contract/units';
import { clsx } from 'clsx';
import { Layers, Package, Recycle } from 'lucide-react';
import * as m from '../../paraglide/messages.js';

const looks = {
  neuf: { icon: Package, name: m.condition_neuf, color: 'bg-new-tint text-new' },
  surplus: { icon: Layers, name: m.condition_surplus, color: 'bg-surplus-tint text-surplus' },
  reemploi: { icon: Recycle, name: m.condition_reemploi, color: 'bg-reuse-tint text-reuse' },
};

export function ConditionBadge({ condition }: { condition: Condition }) {
  const { icon: Icon, name, color } = looks[condition];
  return (
    <span
      className={clsx(
        'inline-flex h-6 items-center gap-1.25 self-start rounded-1 pr-2 pl-1.5 text-13 font-semibold',
        color,
      )}
    >
      <Icon size={15} strokeWidth={1.75} aria-hidden="true" />
      {name()}
    </span>
  );
}
