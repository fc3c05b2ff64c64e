import { type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { formatNumber } from '../../../lib/format/format.ts';
import * as m from '../../../paraglide/messages.js';
import { ContactBars, rightMargin, ViewLines } from './chart-panels.tsx';
import type { ChartPoint } from './chart-points.ts';
import { Crosshair } from './crosshair.tsx';
import { describePoint } from './describe-point.ts';
import { chooseDayTicks, chooseValueTicks } from './ticks.ts';

interface DailyChartProps {
  points: ChartPoint[];
  dayCount: number;
}

const mostLabels = 8;
const labelWidth = 65;
const digitWidth = 8;

export default function DailyChart({ points, dayCount }: DailyChartProps) {
  const { frame, width } = useWidth();
  const [active, setActive] = useState<number>();
  const last = points.length - 1;
  const activePoint = active === undefined ? undefined : points[active];
  const readPoint = activePoint ?? points[last];

  const viewTicks = chooseValueTicks(
    Math.max(0, ...points.flatMap(({ views, previous }) => [views, previous?.views ?? 0])),
    3,
  );
  const contactTicks = chooseValueTicks(Math.max(0, ...points.map(({ contacts }) => contacts)), 2);
  const axisWidth = 2 * digitWidth + digitWidth * formatNumber(viewTicks.at(-1) ?? 0).length;
  const plotWidth = width - axisWidth - rightMargin;
  const pointWidth = plotWidth / points.length;
  const dayTicks = chooseDayTicks(
    points.map(({ day }) => day),
    Math.min(mostLabels, Math.floor(plotWidth / labelWidth)),
  );

  function followPointer({ clientX, currentTarget }: PointerEvent) {
    const x = clientX - currentTarget.getBoundingClientRect().left - axisWidth;
    setActive(Math.min(last, Math.max(0, Math.floor(x / pointWidth))));
  }

  const panel = { points, width, axisWidth, active };
  return (
    <div
      ref={frame}
      className="relative min-h-86 touch-pan-y rounded-1 outline-offset-4 outline-focus has-focus-visible:outline-2"
      onPointerMove={followPointer}
      onPointerDown={followPointer}
      onPointerLeave={() => setActive(undefined)}
    >
      {readPoint && (
        <input
          type="range"
          className="sr-only"
          min={0}
          max={last}
          value={active ?? last}
          aria-label={m.chart_cursor_label()}
          aria-valuetext={describePoint(readPoint, dayCount).join('. ')}
          onFocus={() => setActive((current) => current ?? last)}
          onBlur={() => setActive(undefined)}
          onChange={({ target }) => setActive(target.valueAsNumber)}
        />
      )}
      {width > 0 && (
        <div aria-hidden="true">
          <p className="text-13 font-semibold">{m.figure_views()}</p>
          <ViewLines {...panel} ticks={viewTicks} />
          <p className="mt-2 text-13 font-semibold">{m.figure_contacts()}</p>
          <ContactBars {...panel} ticks={contactTicks} dayTicks={dayTicks} />
          {activePoint && active !== undefined && (
            <Crosshair
              left={axisWidth + (active + 0.5) * pointWidth}
              frameWidth={width}
              dayAndFigures={describePoint(activePoint, dayCount)}
            />
          )}
        </div>
      )}
    </div>
  );
}

function useWidth() {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    if (frame.current) observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);
  return { frame, width };
}
