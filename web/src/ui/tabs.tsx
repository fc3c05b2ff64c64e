import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-names.ts';

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
      <ul
        ref={list}
        className="-mx-(--margin) flex gap-5 overflow-x-auto px-(--margin) inset-shadow-[0_-1px_0_var(--joint)] scrollbar-none md:mx-0 md:gap-7 md:px-0"
      >
        {tabs.map(({ to, label: name, count, isCurrent }) => (
          <li key={to}>
            <Link
              to={to}
              // The row that scrolls would clip an outline outside.
              className="group/tab flex min-h-11 items-center gap-2 border-b-2 border-transparent font-medium whitespace-nowrap text-ink-2 -outline-offset-2 hover:border-joint-strong aria-[current=page]:border-plan aria-[current=page]:font-semibold aria-[current=page]:text-plan"
              aria-current={isCurrent ? 'page' : undefined}
            >
              {name}
              {count !== undefined && (
                <span className="text-13/6 text-ink-3 group-aria-[current=page]/tab:text-inherit">
                  {count}
                </span>
              )}
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

const segments = 'inline-flex min-h-11 rounded-2 border border-joint-strong bg-surface';
const part = 'flex-1 border-joint not-first:border-l';
const segment =
  'relative flex min-h-10.5 cursor-pointer items-center justify-center gap-2 rounded-2 px-3.5 font-medium whitespace-nowrap hover:text-plan';

export function SegmentedLinks({ label, links }: { label: string; links: View[] }) {
  return (
    <nav aria-label={label} className="max-md:flex-1">
      <ul className={clsx(segments, 'max-md:flex')}>
        {links.map(({ to, label: name, isCurrent }) => (
          <li key={to} className={part}>
            <Link
              to={to}
              preventScrollReset
              className={clsx(
                segment,
                'aria-[current=page]:z-1 aria-[current=page]:bg-plan-tint aria-[current=page]:font-semibold aria-[current=page]:text-plan aria-[current=page]:ring aria-[current=page]:ring-plan aria-[current=page]:forced-border',
              )}
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

interface FilterPillProps extends ComponentProps<typeof Link> {
  isCurrent: boolean;
}

export function FilterPill({ isCurrent, className, ...props }: FilterPillProps) {
  return (
    <Link
      aria-current={isCurrent ? 'true' : undefined}
      className={clsx(
        'inline-flex min-h-11 items-center rounded-2 border border-joint-strong bg-surface px-3 whitespace-nowrap hover:border-ink aria-current:border-plan aria-current:bg-plan-tint aria-current:font-medium aria-current:text-plan',
        className,
      )}
      {...props}
    />
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
      <div className={segments}>
        {options.map(({ value, label: text, icon }) => (
          <label
            key={value}
            className={clsx(
              part,
              segment,
              'outline-offset-2 outline-focus has-checked:z-1 has-checked:bg-plan-tint has-checked:font-semibold has-checked:text-plan has-checked:ring has-checked:ring-plan has-focus-visible:outline-2 has-checked:forced-border',
            )}
          >
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
