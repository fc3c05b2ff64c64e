import { pages } from '@parpaing/contract/pages';
import { Link } from 'react-router';
import * as m from '../../paraglide/messages.js';

const examples = [
  m.search_example_glass_wool,
  m.search_example_oak_floor,
  m.search_example_plasterboard,
  m.search_example_floor_tiles,
  m.search_example_sand,
];

export function SearchExamples() {
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2 max-md:hidden">
      <span className="text-13 text-ink-2">{m.search_examples()}</span>
      {examples.map((name) => (
        <Link
          key={name()}
          to={`${pages.materials}?${new URLSearchParams({ q: name(), scroll: 'true' })}`}
          className="inline-flex h-11 items-center rounded-2 border border-joint-strong bg-surface px-3 hover:border-ink"
        >
          {name()}
        </Link>
      ))}
    </div>
  );
}
