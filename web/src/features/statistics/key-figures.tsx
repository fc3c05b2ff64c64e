import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '../../icons/icon.tsx';

interface KeyFigure {
  label: string;
  value: string;
  note?: ReactNode;
}

export function KeyFigures({ figures }: { figures: KeyFigure[] }) {
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-2 border border-joint bg-joint md:auto-cols-fr md:grid-flow-col md:grid-cols-none">
      {figures.map(({ label, value, note }) => (
        <div
          key={label}
          className="flex flex-col bg-surface px-4 py-3.5 max-md:last:odd:col-span-full md:px-5 md:pt-4.5 md:pb-5"
        >
          {/* Grows: a label on two lines leaves the figures of the row aligned. */}
          <dt className="flex-1 text-ink-2">{label}</dt>
          <dd className="text-24 leading-8 font-semibold tracking-[-0.02em] md:text-32 md:leading-10">
            {value}
          </dd>
          <dd className="min-h-5 text-13 text-ink-2">{note}</dd>
        </div>
      ))}
    </dl>
  );
}

const trends = { up: 'trending-up', down: 'trending-down', flat: 'minus' } as const;

interface DeltaProps {
  text: string;
  trend: keyof typeof trends;
  isGood: boolean;
  className?: string;
}

export function Delta({ text, trend, isGood, className }: DeltaProps) {
  const colour = trend === 'flat' ? 'text-ink-2' : isGood ? 'text-positive' : 'text-negative';
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1 align-middle text-13 whitespace-nowrap',
        colour,
        className,
      )}
    >
      <Icon name={trends[trend]} size={16} />
      {text}
    </span>
  );
}
