import { limits } from '@parpaing/contract/limits';
import { Scale } from 'lucide-react';
import { setCompared, useCompared } from '../../../entities/material/compared.ts';
import * as m from '../../../paraglide/messages.js';
import { notify } from '../../../ui/toast/notify.ts';

export function CompareToggle({ material: { id, title } }: { material: { id: string; title: string } }) {
  const compared = useCompared();
  const isChosen = compared.some((other) => other.id === id);

  function toggle() {
    if (isChosen) return setCompared(compared.filter((other) => other.id !== id));
    if (compared.length >= limits.mostCompared) {
      notify({ message: m.compare_full(), type: 'warning' });
      return;
    }
    setCompared([...compared, { id, title }]);
  }

  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={m.compare_toggle_of({ title })}
      onClick={toggle}
      className="compare-toggle js-only"
    >
      <Scale size={18} strokeWidth={1.75} aria-hidden="true" />
      {m.compare_toggle()}
    </button>
  );
}
