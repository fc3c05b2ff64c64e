import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '../../icons/icon.tsx';
import * as m from '../../paraglide/messages.js';
import type { ComparedRow, ComparedSection } from './compared-row.ts';
import { markBest } from './mark-best.ts';

interface Column {
  id: string;
  title: string;
  head: ReactNode;
  /** Of the two columns that a phone shows. */
  side: 'left' | 'right' | undefined;
}

interface ComparisonTableProps {
  columns: Column[];
  sections: ComparedSection[];
  corner: ReactNode;
  showsOnlyDifferences: boolean;
}

export function ComparisonTable({ columns, sections, corner, showsOnlyDifferences }: ComparisonTableProps) {
  const { head, isStuck } = useStuckHead();
  return (
    <table
      className="comparison mt-4 table-fixed border-separate border-spacing-0 border border-joint bg-surface max-md:-mx-(--margin) max-md:border-x-0 md:w-full md:rounded-2"
      data-only-differences={showsOnlyDifferences}
    >
      <caption className="sr-only">{m.compare_title()}</caption>
      <thead
        ref={head}
        data-stuck={isStuck || undefined}
        className="group/head sticky top-[calc(var(--strip,0px)-11.75rem)] z-(--z-bar) bg-surface shadow-[0_1px_0_var(--joint)] md:-top-36 lg:-top-27"
      >
        <tr>
          <td className="align-bottom text-13 max-md:h-11 max-md:py-0">{corner}</td>
          {columns.map(({ id, title, side, head: content }) => (
            <th key={id} scope="col" abbr={title} data-side={side}>
              {content}
            </th>
          ))}
        </tr>
      </thead>
      {sections.map(({ title, rows }) => (
        <tbody key={title}>
          <tr>
            <th
              scope="rowgroup"
              colSpan={columns.length + 1}
              className="bg-page pt-4.5 font-semibold text-ink max-md:pt-4 max-md:pb-2 max-md:text-15"
            >
              {title}
            </th>
          </tr>
          {rows.map((row) => (
            <Row key={row.label} row={row} columns={columns} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function Row({ row: { label, texts, best, isTotal }, columns }: { row: ComparedRow; columns: Column[] }) {
  const { values = [], wins = 'lowest', words } = best ?? {};
  const marks = markBest(values, wins);
  const sides = texts.filter((_, index) => columns[index]?.side);
  return (
    <tr data-same-sides={new Set(sides).size === 1}>
      <th scope="row">{label}</th>
      {columns.map(({ id, side }, index) => {
        const isBest = marks[index] ?? false;
        return (
          <td
            key={id}
            data-side={side}
            className={clsx(
              isBest && 'bg-positive-tint text-positive',
              isTotal && 'text-20',
              (isBest || isTotal) && 'font-semibold',
            )}
          >
            {texts[index] ?? <span className="text-ink-3">{m.compare_unknown()}</span>}
            {isBest && (
              <span className="flex items-center gap-1.5 text-13 font-semibold">
                <Icon name="check" size={15} strokeWidth={2.5} className="flex-none" />
                {words}
              </span>
            )}
          </td>
        );
      })}
    </tr>
  );
}

/** The head sticks with its covers above the edge of the window: once they are out of sight, it is stuck. */
function useStuckHead() {
  const head = useRef<HTMLTableSectionElement>(null);
  const [isStuck, setIsStuck] = useState(false);
  useEffect(() => {
    const cover = head.current?.querySelector('[data-side] [data-cover]');
    if (!cover) return;
    const observer = new IntersectionObserver(
      ([entry]) => entry && setIsStuck(!entry.isIntersecting && entry.boundingClientRect.top < 0),
      { rootMargin: '-2px 0px 0px' },
    );
    observer.observe(cover);
    return () => observer.disconnect();
  }, []);
  return { head, isStuck };
}
