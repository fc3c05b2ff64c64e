import type { ComponentProps } from 'react';
import {
  Area,
  Bar,
  BarChart,
  CartesianGrid,
  ComposedChart,
  Line,
  Rectangle,
  ReferenceDot,
  XAxis,
  YAxis,
} from 'recharts';
import { formatNumber } from '../../../lib/format/format.ts';
import { formatShortDay } from '../days.ts';
import type { ChartPoint } from './chart-points.ts';

interface PanelProps {
  points: ChartPoint[];
  width: number;
  axisWidth: number;
  ticks: number[];
  active: number | undefined;
}

export const rightMargin = 8;
const margin = { top: 10, right: rightMargin, bottom: 6, left: 0 };
const tick = { fill: 'var(--ink-2)', fontSize: 13 };
const grid = <CartesianGrid vertical={false} stroke="var(--chart-grid)" syncWithTicks />;

export function ViewLines({ points, width, axisWidth, ticks, active }: PanelProps) {
  const activePoint = active === undefined ? undefined : points[active];
  const hasPrevious = points.some(({ previous }) => previous);
  return (
    <ComposedChart
      data={splitUnfinished(points)}
      width={width}
      height={190}
      margin={margin}
      accessibilityLayer={false}
    >
      {grid}
      <XAxis dataKey="day" scale="band" hide />
      <ValueAxis width={axisWidth} ticks={ticks} />
      <Area
        dataKey="finished"
        stroke="var(--chart-1)"
        strokeWidth={2}
        fill="var(--chart-1)"
        fillOpacity={0.1}
        isAnimationActive={false}
      />
      <Line
        dataKey="unfinished"
        stroke="var(--chart-1)"
        strokeWidth={2}
        strokeDasharray="7 4"
        dot={false}
        isAnimationActive={false}
      />
      {hasPrevious && (
        <Line
          dataKey="previous.views"
          stroke="var(--chart-1)"
          strokeWidth={1.5}
          strokeDasharray="3 4"
          strokeOpacity={0.75}
          dot={false}
          isAnimationActive={false}
        />
      )}
      {activePoint && (
        <ReferenceDot
          x={activePoint.day}
          y={activePoint.views}
          r={5}
          fill="var(--surface)"
          stroke="var(--chart-1)"
          strokeWidth={2}
        />
      )}
    </ComposedChart>
  );
}

/** The line of finished days, and the last stretch of it, which is drawn dashed. */
const splitUnfinished = (points: ChartPoint[]) =>
  points.map((point, index) => ({
    ...point,
    finished: point.isUnfinished ? null : point.views,
    unfinished: point.isUnfinished || points[index + 1]?.isUnfinished ? point.views : null,
  }));

interface ContactBarsProps extends PanelProps {
  dayTicks: string[];
}

type BarShape = ComponentProps<typeof Rectangle> & { index?: number };

export function ContactBars({ points, width, axisWidth, ticks, active, dayTicks }: ContactBarsProps) {
  const hasRoomBetweenBars = width > 8 * points.length;
  return (
    <BarChart
      data={points}
      width={width}
      height={140}
      margin={margin}
      barCategoryGap={hasRoomBetweenBars ? '8%' : 0}
      accessibilityLayer={false}
    >
      {grid}
      <XAxis
        dataKey="day"
        scale="band"
        ticks={dayTicks}
        interval={0}
        tickFormatter={formatShortDay}
        tick={tick}
        axisLine={false}
        tickLine={false}
      />
      <ValueAxis width={axisWidth} ticks={ticks} />
      <Bar
        dataKey="contacts"
        fill="var(--chart-2)"
        isAnimationActive={false}
        shape={({ index, ...bar }: BarShape) => (
          <Rectangle {...bar} fillOpacity={active === undefined || index === active ? 1 : 0.7} />
        )}
      />
    </BarChart>
  );
}

function ValueAxis({ width, ticks }: { width: number; ticks: number[] }) {
  return (
    <YAxis
      width={width}
      ticks={ticks}
      domain={[0, ticks.at(-1) ?? 1]}
      interval={0}
      tickFormatter={formatNumber}
      tick={tick}
      axisLine={false}
      tickLine={false}
    />
  );
}
