import { carrelageSols } from './materials/carrelage-sols.ts';
import { charpenteBois } from './materials/charpente-bois.ts';
import { chauffage } from './materials/chauffage.ts';
import { couverture } from './materials/couverture.ts';
import { electricite } from './materials/electricite.ts';
import { etancheite } from './materials/etancheite.ts';
import { exterieur } from './materials/exterieur.ts';
import { facade } from './materials/facade.ts';
import { grosOeuvre } from './materials/gros-oeuvre.ts';
import { isolation } from './materials/isolation.ts';
import { menuiserie } from './materials/menuiserie.ts';
import { outillage } from './materials/outillage.ts';
import { peinture } from './materials/peinture.ts';
import { platrerie } from './materials/platrerie.ts';
import { plomberie } from './materials/plomberie.ts';
import type { DemoMaterial } from './types.ts';

export const demoMaterials: DemoMaterial[] = [
  ...grosOeuvre,
  ...charpenteBois,
  ...couverture,
  ...isolation,
  ...platrerie,
  ...menuiserie,
  ...carrelageSols,
  ...plomberie,
  ...chauffage,
  ...electricite,
  ...peinture,
  ...facade,
  ...etancheite,
  ...exterieur,
  ...outillage,
];
