import { pages } from '@parpaing/contract/pages';
import { pageMeta } from '../lib/rendering/page-meta.ts';
import * as m from '../paraglide/messages.js';
import { IllustratedScreen } from '../ui/screens/illustrated-screen.tsx';
import type { Route } from './+types/new-material';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: m.new_material_title(), description: m.new_material_text() });

export default function NewMaterial() {
  return (
    <IllustratedScreen
      title={m.new_material_title()}
      text={m.new_material_text()}
      drawing="form"
      action={{ to: `${pages.info}#regles-de-publication`, label: m.new_material_action() }}
    />
  );
}
