import { addVat } from '@parpaing/contract/money';
import { pages } from '@parpaing/contract/pages';
import type { MaterialDetail } from '@parpaing/contract/schemas';
import { listAddress } from '../../entities/list-query/list-address.ts';
import { pictureAddress } from '../../entities/material/photo/picture-address.ts';
import { getUnitName } from '../../entities/material/prices/units.ts';
import { formatMoney } from '../../lib/format/format.ts';
import type { RootData } from '../../lib/page/page-context.ts';
import { pageMeta } from '../../lib/page/page-meta.ts';
import * as m from '../../paraglide/messages.js';
import { describeProduct, describeTrail } from './structured-data.ts';

const conditions = { neuf: m.condition_neuf, surplus: m.condition_surplus, reemploi: m.condition_reemploi };

type MetaContext = Parameters<typeof pageMeta>[0];

export function materialMeta(context: MetaContext, material: MaterialDetail) {
  const root = context.matches.find((match) => match?.id === 'root')?.loaderData as RootData;
  const { publicUrl } = root.settings;
  const here = { to: pages.material(material.id), label: material.title };
  return pageMeta(context, {
    title: material.title,
    description: m.material_description({
      title: material.title,
      price: `${formatMoney(addVat(material.priceCents, material.vatRate))}\u00A0/\u00A0${getUnitName(material.saleUnit)}`,
      condition: conditions[material.condition]().toLocaleLowerCase(),
      city: `${material.city} (${material.department})`,
    }),
    picture: sharedPicture(material),
    structuredData: [
      describeProduct(material, publicUrl),
      describeTrail([...materialTrail(material), here], publicUrl),
    ],
  });
}

export function materialTrail({ categoryPath }: MaterialDetail, list: string = pages.materials) {
  return [
    { to: pages.home, label: m.breadcrumbs_home() },
    { to: list, label: m.nav_materials() },
    ...categoryPath.map(({ slug, name }) => ({
      to: listAddress({ category: slug }),
      label: name,
    })),
  ];
}

function sharedPicture({ pictures: [cover], title }: MaterialDetail) {
  const width = cover?.widths.at(-1);
  if (!cover || !width) return undefined;
  return {
    path: pictureAddress(cover, width, 'webp'),
    width,
    height: Math.round((width * cover.height) / cover.width),
    alt: cover.alt || title,
  };
}
