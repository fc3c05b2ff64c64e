import { carrelageSols } from './categories/carrelage-sols.ts';
import { charpenteBois } from './categories/charpente-bois.ts';
import { chauffage } from './categories/chauffage.ts';
import { couverture } from './categories/couverture.ts';
import { electricite } from './categories/electricite.ts';
import { etancheite } from './categories/etancheite.ts';
import { exterieur } from './categories/exterieur.ts';
import { facade } from './categories/facade.ts';
import { grosOeuvre } from './categories/gros-oeuvre.ts';
import { isolation } from './categories/isolation.ts';
import { menuiserie } from './categories/menuiserie.ts';
import { outillage } from './categories/outillage.ts';
import { peinture } from './categories/peinture.ts';
import { platrerie } from './categories/platrerie.ts';
import { plomberie } from './categories/plomberie.ts';
import type { CategoryDefinition } from './types.ts';

/** The order of the category grid. */
const roots = [
  grosOeuvre,
  charpenteBois,
  couverture,
  isolation,
  platrerie,
  menuiserie,
  carrelageSols,
  plomberie,
  chauffage,
  electricite,
  peinture,
  facade,
  etancheite,
  exterieur,
  outillage,
];

export const categories: CategoryDefinition[] = roots.flatMap(({ children, ...root }) => [
  root,
  ...children.map((child) => ({ ...child, parent: root.slug })),
]);
