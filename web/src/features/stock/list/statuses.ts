import type { MaterialStatus } from '@parpaing/contract/units';
import * as m from '../../../paraglide/messages.js';

export const shownStatuses = ['publie', 'brouillon', 'en_pause', 'vendu', 'archive'] as const;

export const emptyTexts: Record<MaterialStatus, () => string> = {
  publie: m.my_materials_none_publie,
  brouillon: m.my_materials_none_brouillon,
  en_pause: m.my_materials_none_en_pause,
  vendu: m.my_materials_none_vendu,
  archive: m.my_materials_none_archive,
};
