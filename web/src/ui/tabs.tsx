import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-names.ts';
import './tabs.css';

interface View {
  to: string;
  label: ReactNode;
  isCurrent: boolean;
}

interface TabsProps {
  label: string;
  tabs: (View & { count?: string })[];
}

export function Tabs({ label, tabs }: TabsProps) {
  const list = useRef<HTMLUListElement>(null);
  const current = tabs.findIndex(({ isCurrent }) => isCurrent);
  useLayoutEffect(() => {
    if (list.current) centre(list.current, list.current.children[current]);
  }, [current]);
  return (
    <nav aria-label={label}>
      <ul ref={list} className="tabs">
        {tabs.map(({ to, label: name, count, isCurrent }) => (
          <li key={to}>
            <Link to={to} className="tab" aria-current={isCurrent ? 'page' : undefined}>
              {name}
              {count !== undefined && <span className="tab-count">{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Sideways only: `scrollIntoView` would also move the page. */
function centre(list: HTMLElement, tab: Element | undefined) {
  if (!tab) return;
  const [outer, inner] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
  list.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
}

export function SegmentedLinks({ label, links }: { label: string; links: View[] }) {
  return (
    <nav aria-label={label} className="max-md:flex-1">
      <ul className="segments">
        {links.map(({ to, label: name, isCurrent }) => (
          <li key={to}>
            <Link
              to={to}
              preventScrollReset
              className="segment"
              aria-current={isCurrent ? 'page' : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface SegmentedSwitchProps<Value extends string> {
  label: string;
  name: string;
  options: { value: Value; label: string; icon?: IconName }[];
  value: Value;
  onChange: (value: Value) => void;
}

export function SegmentedSwitch<Value extends string>({
  label,
  name,
  options,
  value: chosen,
  onChange,
}: SegmentedSwitchProps<Value>) {
  return (
    <fieldset>
      <legend className="sr-only">{label}</legend>
      <div className="segments">
        {options.map(({ value, label: text, icon }) => (
          <label key={value} className="segment">
            <input
              type="radio"
              name={name}
              value={value}
              className="sr-only"
              checked={value === chosen}
              onChange={() => onChange(value)}
            />
            {icon && <Icon name={icon} size={18} />}
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
