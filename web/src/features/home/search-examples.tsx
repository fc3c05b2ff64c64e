import { Link } from 'react-router';
import { listAddress } from '../../entities/list-query/list-address.ts';
import * as m from '../../paraglide/messages.js';

/** Searched in French in every language, as materials are described in French. */
const examples = [
  { words: 'Laine de verre', name: m.search_example_glass_wool },
  { words: 'Parquet chêne', name: m.search_example_oak_floor },
  { words: 'BA13', name: m.search_example_plasterboard },
  { words: 'Tomettes', name: m.search_example_floor_tiles },
  { words: 'Big bag de sable', name: m.search_example_sand },
];

export function SearchExamples() {
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2 max-md:hidden">
      <span className="text-13 text-ink-2">{m.search_examples()}</span>
      {examples.map(({ words, name }) => (
        <Link
          key={words}
          to={listAddress({ q: words, scroll: true })}
          className="inline-flex h-11 items-center rounded-2 border border-joint-strong bg-surface px-3 hover:border-ink"
        >
          {name()}
        </Link>
      ))}
    </div>
  );
}
