import type { DailyFigures } from '@parpaing/contract/schemas';
import { type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { formatNumber } from '../../../lib/format/format.ts';
import * as m from '../../../paraglide/messages.js';
import { ContactBars, rightMargin, ViewLines } from './chart-panels.tsx';
import { Crosshair } from './crosshair.tsx';
import { describeDay } from './describe-day.ts';
import { chooseDayTicks, chooseValueTicks } from './ticks.ts';

interface DailyChartProps {
  daily: DailyFigures[];
  previousDaily?: DailyFigures[];
}

const mostLabels = 8;
const labelWidth = 65;
const digitWidth = 8;

export default function DailyChart({ daily, previousDaily }: DailyChartProps) {
  const { frame, width } = useWidth();
  const [active, setActive] = useState<number>();
  const last = daily.length - 1;
  const points = daily.map((figures, index) => ({
    ...figures,
    previousViews: previousDaily?.[index]?.views,
    previousContacts: previousDaily?.[index]?.contacts,
  }));
  const activePoint = active === undefined ? undefined : points[active];
  const readPoint = activePoint ?? points[last];

  const viewTicks = chooseValueTicks(
    Math.max(0, ...points.flatMap(({ views, previousViews = 0 }) => [views, previousViews])),
    3,
  );
  const contactTicks = chooseValueTicks(Math.max(0, ...points.map(({ contacts }) => contacts)), 2);
  const axisWidth = 2 * digitWidth + digitWidth * formatNumber(viewTicks.at(-1) ?? 0).length;
  const plotWidth = width - axisWidth - rightMargin;
  const dayWidth = plotWidth / daily.length;
  const dayTicks = chooseDayTicks(
    points.map(({ day }) => day),
    Math.min(mostLabels, Math.floor(plotWidth / labelWidth)),
  );

  function followPointer({ clientX, currentTarget }: PointerEvent) {
    const x = clientX - currentTarget.getBoundingClientRect().left - axisWidth;
    setActive(Math.min(last, Math.max(0, Math.floor(x / dayWidth))));
  }

  const panel = { points, width, axisWidth, active };
  return (
    <div
      ref={frame}
      className="daily-chart"
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
          aria-valuetext={describeDay(readPoint, daily.length).join('. ')}
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
              left={axisWidth + (active + 0.5) * dayWidth}
              frameWidth={width}
              lines={describeDay(activePoint, daily.length)}
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
