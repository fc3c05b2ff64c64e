import { pages } from '@parpaing/contract/pages';
import { pageMeta } from '../lib/rendering/page-meta.ts';
import * as m from '../paraglide/messages.js';
import { IllustratedScreen } from '../ui/screens/illustrated-screen.tsx';
import type { Route } from './+types/edit-material';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: m.edit_material_title(), description: m.edit_material_text() });

export default function EditMaterial() {
  return (
    <IllustratedScreen
      title={m.edit_material_title()}
      text={m.edit_material_text()}
      drawing="sheet"
      action={{ to: pages.myMaterials, label: m.edit_material_action() }}
    />
  );
}
