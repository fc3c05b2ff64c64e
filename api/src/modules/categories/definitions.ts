import { carrelageSols } from './definitions/carrelage-sols.ts';
import { charpenteBois } from './definitions/charpente-bois.ts';
import { chauffage } from './definitions/chauffage.ts';
import { couverture } from './definitions/couverture.ts';
import { electricite } from './definitions/electricite.ts';
import { etancheite } from './definitions/etancheite.ts';
import { exterieur } from './definitions/exterieur.ts';
import { facade } from './definitions/facade.ts';
import { grosOeuvre } from './definitions/gros-oeuvre.ts';
import { isolation } from './definitions/isolation.ts';
import { menuiserie } from './definitions/menuiserie.ts';
import { outillage } from './definitions/outillage.ts';
import { peinture } from './definitions/peinture.ts';
import { platrerie } from './definitions/platrerie.ts';
import { plomberie } from './definitions/plomberie.ts';
import type { CategoryDefinition } from './types.ts';

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
