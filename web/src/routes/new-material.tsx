import { pages } from '@parpaing/contract/pages';
import type { MaterialCard as Card, Place } from '@parpaing/contract/schemas';
import { replace, type ShouldRevalidateFunctionArgs } from 'react-router';
import { MaterialCard } from '../entities/material/card/material-card.tsx';
import { PlaceCircle } from '../features/map/place-circle.tsx';
import { MaterialForm } from '../features/sell/form/material-form.tsx';
import { openNewForm } from '../features/sell/form/open-form.ts';
import { pageMeta } from '../lib/page/page-meta.ts';
import * as m from '../paraglide/messages.js';
import { IllustratedScreen } from '../ui/screens/illustrated-screen.tsx';
import type { Route } from './+types/new-material';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: m.new_material_title(), description: m.new_material_text() });

let openedId: string | undefined;

export async function clientLoader({ url }: Route.ClientLoaderArgs) {
  const opened = await openNewForm(url.searchParams);
  // The Forward button leads to the steps that were left when the material was published.
  if (opened?.material?.status === 'publie' && !opened.draft) throw replace(pages.material(opened.id));
  openedId = opened?.id;
  return { opened };
}

/** The open form writes its draft and its step in the address: nothing is loaded again. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  if (currentUrl.href === nextUrl.href) return defaultShouldRevalidate;
  return nextUrl.searchParams.get('draft') !== openedId;
}

export default function NewMaterial({ loaderData: { opened } }: Route.ComponentProps) {
  if (!opened) {
    return (
      <IllustratedScreen
        title={m.new_material_title()}
        text={m.form_admin_text()}
        drawing="form"
        action={{ to: pages.materials, label: m.form_admin_action() }}
      />
    );
  }
  return (
    <MaterialForm
      key={opened.id}
      opened={opened}
      title={m.new_material_title()}
      renderMap={(place: Place) => <PlaceCircle place={place} />}
      renderCard={(card: Card) => <MaterialCard material={card} sizes="328px" />}
    />
  );
}
