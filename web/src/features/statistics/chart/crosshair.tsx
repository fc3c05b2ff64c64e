const tooltipWidth = 184;
const gap = 12;

interface CrosshairProps {
  left: number;
  frameWidth: number;
  dayAndFigures: string[];
}

export function Crosshair({ left, frameWidth, dayAndFigures: [day, ...figures] }: CrosshairProps) {
  const fitsOnTheRight = left + gap + tooltipWidth <= frameWidth;
  return (
    <>
      <div className="crosshair" style={{ left }} />
      <div
        className="chart-tooltip"
        style={{ left: Math.max(0, fitsOnTheRight ? left + gap : left - gap - tooltipWidth) }}
      >
        <p className="font-semibold">{day}</p>
        {figures.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </>
  );
}
