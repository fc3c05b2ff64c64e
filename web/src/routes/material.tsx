import { pages } from '@parpaing/contract/pages';
import { pageMeta } from '../lib/page-meta.ts';
import * as m from '../paraglide/messages.js';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { DrawnScreen } from '../ui/drawn-screen.tsx';
import type { Route } from './+types/material';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: m.material_title(), description: m.material_text() });

export default function Material() {
  return (
    <DrawnScreen
      title={m.material_title()}
      text={m.material_text()}
      drawing="sheet"
      action={{ to: pages.materials, label: m.material_action() }}
    >
      <Breadcrumbs
        trail={[
          { to: pages.home, label: m.breadcrumbs_home() },
          { to: pages.materials, label: m.nav_materials() },
        ]}
        current={m.material_title()}
      />
    </DrawnScreen>
  );
}
