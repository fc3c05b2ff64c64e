import { pages } from '@parpaing/contract/pages';
import type { Category } from '@parpaing/contract/schemas';
import { Link } from 'react-router';
import { listAddress } from '../../entities/list-query/list-address.ts';
import { Icon } from '../../icons/icon.tsx';
import { Illustration } from '../../icons/illustration.tsx';
import { formatNumber } from '../../lib/format/format.ts';
import type { Optional } from '../../lib/page/optional-data.ts';
import * as m from '../../paraglide/messages.js';
import { InlineNotice } from '../../ui/inline-notice.tsx';

/** Five double blocks, a half one for a short name, four double ones, a half one for « all ». */
const categoryOrder = [
  'gros-oeuvre',
  'isolation',
  'couverture',
  'charpente-bois',
  'menuiserie',
  'peinture',
  'carrelage-sols',
  'plomberie',
  'electricite',
  'platrerie',
];

interface CategoryGridProps {
  categories: Optional<Category[]>;
}

export function CategoryGrid({ categories }: CategoryGridProps) {
  return (
    <section id="categories" aria-labelledby="categories-title" className="pt-12 md:pt-18">
      <h2 id="categories-title" className="mb-4 md:mb-6">
        {m.home_categories()}
      </h2>
      {categories ? <Bond categories={chooseRoots(categories)} /> : <Failure />}
    </section>
  );
}

function Failure() {
  return (
    <InlineNotice
      text={m.categories_failed()}
      action={{ to: pages.materials, label: m.categories_all_link() }}
    />
  );
}

function chooseRoots(categories: Category[]): Category[] {
  const rank = ({ slug }: Category) =>
    categoryOrder.includes(slug) ? categoryOrder.indexOf(slug) : categoryOrder.length;
  return categories.toSorted((one, other) => rank(one) - rank(other)).slice(0, categoryOrder.length);
}

function Bond({ categories }: { categories: Category[] }) {
  return (
    <ul className="grid grid-cols-5 gap-1.5 lg:grid-cols-10">
      {categories.map(({ slug, name, illustration, count }, index) => (
        <li
          key={slug}
          className="col-span-3 h-28 nth-[4n+2]:col-span-2 nth-[4n+3]:col-span-2 lg:col-span-2 lg:h-34 lg:nth-6:col-span-1"
        >
          <Link
            to={listAddress({ category: slug, scroll: true })}
            className="relative block h-full [content-visibility:auto] overflow-hidden rounded-1 border border-joint bg-surface p-3 hover:border-ink hover:underline md:px-4 md:py-3.5"
          >
            <Illustration
              name={`objets/${illustration}`}
              sizes="(min-width: 80rem) 152px, (min-width: 48rem) 112px, 96px"
              width="152"
              height="114"
              loading="lazy"
              className={`absolute -right-3 -bottom-3 w-24 ${index === 5 ? 'md:max-lg:w-28 xl:w-29.5' : 'md:w-28 xl:w-38'}`}
            />
            <span className="relative block text-15 leading-5 font-semibold lg:text-17 lg:leading-5.5">
              {name}
            </span>
            <span className="relative text-13 text-ink-3" aria-hidden="true">
              {formatNumber(count)}
            </span>
            <span className="sr-only">{m.category_count({ count: formatNumber(count) })}</span>
          </Link>
        </li>
      ))}
      <li className="col-span-full h-13 lg:col-span-1 lg:h-34">
        <Link
          to={pages.materials}
          className="flex h-full items-center justify-between [content-visibility:auto] rounded-1 bg-ink p-3 font-semibold text-page hover:underline lg:flex-col lg:items-start lg:px-2 lg:py-3.5 lg:text-13 xl:px-4 xl:text-17 xl:leading-5.5"
        >
          {m.category_all()}
          <Icon name="arrow-right" size={22} />
        </Link>
      </li>
    </ul>
  );
}
