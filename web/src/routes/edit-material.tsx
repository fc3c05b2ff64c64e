import { pages } from '@parpaing/contract/pages';
import type { MaterialCard as Card, Place } from '@parpaing/contract/schemas';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { MaterialCard } from '../entities/material/card/material-card.tsx';
import { PlaceCircle } from '../features/map/place-circle.tsx';
import { MaterialForm } from '../features/sell/form/material-form.tsx';
import { openEditForm } from '../features/sell/form/open-form.ts';
import { pageMeta } from '../lib/page/page-meta.ts';
import * as m from '../paraglide/messages.js';
import { IllustratedScreen } from '../ui/screens/illustrated-screen.tsx';
import type { Route } from './+types/edit-material';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: m.edit_material_title(), description: m.edit_material_text() });

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  return { opened: await openEditForm(params.id) };
}

/** A step of the open form has its own address: nothing is loaded again. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = args;
  if (currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search) return false;
  return defaultShouldRevalidate;
}

export default function EditMaterial({ loaderData: { opened } }: Route.ComponentProps) {
  if (!opened) {
    return (
      <IllustratedScreen
        title={m.form_unknown_title()}
        text={m.form_unknown_text()}
        drawing="sheet"
        action={{ to: pages.myMaterials, label: m.account_my_materials() }}
      />
    );
  }
  return (
    <MaterialForm
      key={opened.id}
      opened={opened}
      title={m.edit_material_title()}
      renderMap={(place: Place) => <PlaceCircle place={place} />}
      renderCard={(card: Card) => <MaterialCard material={card} sizes="328px" />}
    />
  );
}
