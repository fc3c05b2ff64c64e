import { limits } from '@parpaing/contract/limits';
import { Icon } from '../../../icons/icon.tsx';
import * as m from '../../../paraglide/messages.js';
import { notify } from '../../../ui/toast/notify.ts';
import { setCompared, useCompared } from './compared.ts';
import './compare-toggle.css';

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
      <Icon name="scale" size={18} />
      {m.compare_toggle()}
    </button>
  );
}
