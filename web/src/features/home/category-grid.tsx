import { pages } from '@parpaing/contract/pages';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import * as m from '../../paraglide/messages.js';

/** In the order of the bond: five double blocks, then half, four doubles, half. */
const categories = [
  { slug: 'gros-oeuvre', name: m.category_structure, picture: 'parpaings' },
  { slug: 'isolation', name: m.category_insulation, picture: 'laine-de-verre' },
  { slug: 'couverture', name: m.category_roofing, picture: 'tuiles' },
  { slug: 'charpente-bois', name: m.category_timber, picture: 'poutres-chene' },
  { slug: 'menuiserie', name: m.category_joinery, picture: 'fenetre' },
  { slug: 'peinture', name: m.category_paint, picture: 'pots-de-peinture' },
  { slug: 'carrelage-sols', name: m.category_floors, picture: 'parquet-chene' },
  { slug: 'plomberie', name: m.category_plumbing, picture: 'tubes-cuivre' },
  { slug: 'electricite', name: m.category_electricity, picture: 'couronnes-de-cable' },
  { slug: 'platrerie', name: m.category_plaster, picture: 'plaques-de-platre' },
];

export function CategoryGrid() {
  return (
    <section id="categories" aria-labelledby="categories-title" className="pt-12 md:pt-18">
      <h2 id="categories-title" className="mb-4 md:mb-6">
        {m.home_categories()}
      </h2>
      <ul className="bond">
        {categories.map(({ slug, name, picture }, index) => (
          <li key={slug}>
            <Link
              to={`${pages.materials}?category=${slug}&scroll=true`}
              className="relative block h-full overflow-hidden rounded-1 border border-joint bg-surface p-3 hover:border-ink hover:underline md:px-4 md:py-3.5"
            >
              <img
                src={`/illustrations/objets/${picture}.svg`}
                alt=""
                width="152"
                height="114"
                loading="lazy"
                className={`illustration absolute -right-3 -bottom-3 w-24 ${index === 5 ? 'md:max-lg:w-28 xl:w-29.5' : 'md:w-28 xl:w-38'}`}
              />
              <span className="relative block text-15 leading-5 font-semibold lg:text-17 lg:leading-5.5">
                {name()}
              </span>
            </Link>
          </li>
        ))}
        <li>
          <Link
            to={pages.materials}
            className="flex h-full items-center justify-between rounded-1 bg-ink p-3 font-semibold text-page hover:underline lg:flex-col lg:items-start lg:px-2 lg:py-3.5 lg:text-13 xl:px-4 xl:text-17 xl:leading-5.5"
          >
            {m.category_all()}
            <ArrowRight size={22} strokeWidth={1.75} aria-hidden="true" />
          </Link>
        </li>
      </ul>
    </section>
  );
}
