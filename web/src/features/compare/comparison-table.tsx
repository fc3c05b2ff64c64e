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
    <table className="comparison mt-4" data-only-differences={showsOnlyDifferences}>
      <caption className="sr-only">{m.compare_title()}</caption>
      <thead ref={head} data-stuck={isStuck}>
        <tr>
          <td>{corner}</td>
          {columns.map(({ id, title, side, head: content }) => (
            <th key={id} scope="col" abbr={title} data-side={side}>
              {content}
            </th>
          ))}
        </tr>
      </thead>
      {sections.map(({ title, rows }) => (
        <tbody key={title}>
          <tr className="comparison-section">
            <th scope="rowgroup" colSpan={columns.length + 1}>
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
    <tr data-total={isTotal} data-same-sides={new Set(sides).size === 1}>
      <th scope="row">{label}</th>
      {columns.map(({ id, side }, index) => {
        const isBest = marks[index] ?? false;
        return (
          <td key={id} data-side={side} data-best={isBest}>
            {texts[index] ?? <span className="text-ink-3">{m.compare_unknown()}</span>}
            {isBest && (
              <span className="comparison-best">
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
    const cover = head.current?.querySelector('[data-side] .compared-cover');
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
