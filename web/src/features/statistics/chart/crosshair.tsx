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
      <div
        className="pointer-events-none absolute top-7.5 bottom-9 border-l border-dashed border-ink"
        style={{ left }}
      />
      <div
        className="pointer-events-none absolute top-22 w-46 rounded-2 bg-ink px-3 py-2 text-13 text-page"
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
