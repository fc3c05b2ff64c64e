import type { MaterialCard as Material } from '@parpaing/contract/schemas';
import { listAddress } from '../../entities/list-query/list-address.ts';
import { CardStrip } from '../../entities/material/card/card-strip.tsx';
import { MaterialCard } from '../../entities/material/card/material-card.tsx';
import { materialAddress, type Need } from '../../entities/material/prices/need.ts';
import * as m from '../../paraglide/messages.js';
import { TextLink } from '../../ui/text-link.tsx';

const sizes = '(min-width: 80rem) 302px, (min-width: 64rem) 23vw, (min-width: 48rem) 46vw, 252px';
const most = 4;

interface SimilarMaterialsProps {
  title: string;
  materials: Material[];
  need?: Need;
  category?: { slug: string; name: string };
}

export function SimilarMaterials({ title, materials, need, category }: SimilarMaterialsProps) {
  if (materials.length === 0) return null;
  return (
    <section aria-labelledby="similar-title" className="pt-12 md:pt-18">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 md:mb-5">
        <h2 id="similar-title">{title}</h2>
        {category && (
          <TextLink
            to={listAddress({ category: category.slug })}
            className="inline-flex min-h-11 items-center"
          >
            {m.material_similar_all({ category: category.name })}
          </TextLink>
        )}
      </div>
      <CardStrip>
        {materials.slice(0, most).map((material) => (
          <li key={material.id}>
            <MaterialCard material={material} to={materialAddress(material, need)} sizes={sizes} />
          </li>
        ))}
      </CardStrip>
    </section>
  );
}
