import type { MyMaterial } from '@parpaing/contract/schemas';
import type { MyMaterialsChoice } from '../my-materials-queries.ts';

export interface RowsProps {
  choice: MyMaterialsChoice;
  items: MyMaterial[];
  selected: readonly MyMaterial[];
  onToggle: (id: string, isRange: boolean) => void;
  onTogglePage: () => void;
  onSell: (material: MyMaterial) => void;
}
