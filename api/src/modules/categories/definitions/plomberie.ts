import {
  boolean,
  choice,
  colour,
  diameter,
  dimensions,
  length,
  number,
  shared,
  text,
} from '../attributes.ts';
import type { RootCategory } from '../types.ts';

export const plomberie: RootCategory = {
  slug: 'plomberie',
  name: 'Plomberie et sanitaire',
  nameEn: 'Plumbing and bathroom',
  illustration: 'tubes-cuivre',
  attributes: [...shared, text('matiere', 'Matière', 'Material'), colour],
  children: [
    {
      slug: 'per-multicouche',
      name: 'PER et multicouche',
      nameEn: 'PEX and multilayer pipe',
      illustration: 'couronne-per',
      attributes: [diameter, length, boolean('gaine', 'Gainé', 'Sheathed')],
    },
    {
      slug: 'tubes-cuivre',
      name: 'Tubes cuivre',
      nameEn: 'Copper pipe',
      illustration: 'tubes-cuivre',
      attributes: [
        diameter,
        length,
        number('epaisseur', 'Épaisseur', 'Wall thickness', 'mm'),
        choice('etat_metal', 'État du métal', 'Temper', ['Écroui', 'Recuit']),
      ],
    },
    {
      slug: 'evacuation-pvc',
      name: 'Évacuation PVC',
      nameEn: 'PVC waste pipe',
      illustration: 'tubes-pvc',
      attributes: [diameter, length, text('classe', 'Classe', 'Class')],
    },
    {
      slug: 'wc',
      name: 'WC et bâti-supports',
      nameEn: 'Toilets',
      illustration: 'wc-suspendu',
      attributes: [
        dimensions,
        text('chasse', 'Chasse', 'Flush'),
        boolean('sans_bride', 'Sans bride', 'Rimless'),
      ],
    },
    {
      slug: 'lavabos-vasques',
      name: 'Lavabos et vasques',
      nameEn: 'Basins',
      illustration: 'lavabo',
      attributes: [dimensions],
    },
    {
      slug: 'douches',
      name: 'Receveurs et douches',
      nameEn: 'Shower trays',
      illustration: 'receveur-de-douche',
      attributes: [dimensions],
    },
    {
      slug: 'eviers-robinetterie',
      name: 'Éviers et robinetterie',
      nameEn: 'Sinks and taps',
      illustration: 'lavabo',
      attributes: [
        dimensions,
        number('bacs', 'Bacs', 'Bowls'),
        text('raccordement', 'Raccordement', 'Connection'),
      ],
    },
  ],
};
