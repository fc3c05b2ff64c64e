import * as m from '../../paraglide/messages.js';
import { BlueprintPanel } from '../../ui/blueprint-panel.tsx';

const blockWidth = 104;
const courseHeight = 48;
const courses = [4, 5, 6, 8, 8, 8, 9];
const laidBlock = { course: 4, block: 3 };

export function WallPanel() {
  return (
    <BlueprintPanel as="aside" className="flex flex-col justify-between overflow-hidden p-14 max-lg:hidden">
      <div />
      <svg
        viewBox="-56 -44 720 400"
        className="-mx-14 w-[calc(100%+7rem)]"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {courses.map((blocks, course) =>
          Array.from({ length: blocks }, (_, block) => (
            <Block
              // biome-ignore lint/suspicious/noArrayIndexKey: a fixed drawing.
              key={`${course}-${block}`}
              x={(course % 2 === 0 ? -blockWidth : -blockWidth / 2) + block * blockWidth}
              y={course * courseHeight}
              isLaid={course === laidBlock.course && block === laidBlock.block}
            />
          )),
        )}
        <path d="M1-22h310M1-30v16M311-30v16" className="stroke-on-blueprint-2" />
        <text x="156" y="-30" fill="currentColor" stroke="none" fontSize="14" textAnchor="middle">
          {m.auth_wall_length()}
        </text>
      </svg>
      <div>
        <p className="max-w-120 font-display text-32 font-bold text-balance">{m.auth_panel_title()}</p>
        <p className="mt-3 max-w-110 text-17 text-on-blueprint-2">{m.auth_panel_text()}</p>
      </div>
    </BlueprintPanel>
  );
}

function Block({ x, y, isLaid }: { x: number; y: number; isLaid: boolean }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x="2" y="2" width="100" height="44" rx="2" fill={isLaid ? 'currentColor' : undefined} />
      {[13, 41, 69].map((cell) => (
        <rect
          key={cell}
          x={cell}
          y="12"
          width="22"
          height="24"
          rx="1"
          opacity={isLaid ? undefined : 0.6}
          stroke={isLaid ? 'none' : undefined}
          fill={isLaid ? (cell === 41 ? 'var(--logo-cell-on-dark)' : 'var(--blueprint)') : undefined}
        />
      ))}
    </g>
  );
}
