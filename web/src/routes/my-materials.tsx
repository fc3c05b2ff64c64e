import { pages } from '@parpaing/contract/pages';
import { ImportActions } from '../features/import/import-actions.tsx';
import { pageMeta } from '../lib/rendering/page-meta.ts';
import * as m from '../paraglide/messages.js';
import { IllustratedScreen } from '../ui/screens/illustrated-screen.tsx';
import type { Route } from './+types/my-materials';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: m.my_materials_title(), description: m.my_materials_text() });

export default function MyMaterials() {
  return (
    <>
      <IllustratedScreen
        title={m.my_materials_title()}
        text={m.my_materials_text()}
        drawing="shelf"
        action={{ to: pages.newMaterial, label: m.my_materials_action() }}
      />
      <div className="flex justify-center gap-2 pb-12">
        <ImportActions />
      </div>
    </>
  );
}
