import { pages } from '@parpaing/contract/pages';
import { getStatusPlural } from '../../../entities/material/status-mark.tsx';
import { Drawing } from '../../../icons/drawing.tsx';
import * as m from '../../../paraglide/messages.js';
import { BlueprintPanel } from '../../../ui/blueprint-panel.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { InlineNotice } from '../../../ui/inline-notice.tsx';
import type { MyMaterialsChoice } from '../my-materials-queries.ts';
import { choiceAddress } from './list-choice.ts';
import { emptyTexts } from './statuses.ts';

interface EmptyTabProps {
  choice: MyMaterialsChoice;
  total: number;
  hasMaterials: boolean;
}

export function EmptyTab({ choice, total, hasMaterials }: EmptyTabProps) {
  const { status, q } = choice;
  if (total > 0) {
    const action = { to: choiceAddress(choice), label: m.my_materials_first_page() };
    return <InlineNotice text={m.my_materials_past_end()} action={action} />;
  }
  if (q) {
    return (
      <InlineNotice
        text={m.my_materials_none_found({ q, tab: getStatusPlural(status) })}
        action={{ to: choiceAddress(choice, { q: undefined }), label: m.my_materials_clear_search() }}
      />
    );
  }
  return (
    <div className="grid items-center gap-6 rounded-2 border border-joint bg-surface p-4 md:grid-cols-2 md:p-6">
      <div>
        <p className="max-w-[60ch] text-17 text-ink-2">
          {hasMaterials ? emptyTexts[status]() : m.my_materials_none()}
        </p>
        <ButtonLink to={pages.newMaterial} look="secondary" className="mt-5 max-sm:w-full">
          {m.my_materials_action()}
        </ButtonLink>
      </div>
      <BlueprintPanel className="rounded-2 p-6">
        <Drawing name="shelf" className="mx-auto h-36 max-w-full" />
      </BlueprintPanel>
    </div>
  );
}
