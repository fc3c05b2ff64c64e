import { pages } from '@parpaing/contract/pages';
import { Drawing } from '../../icons/drawing.tsx';
import * as m from '../../paraglide/messages.js';
import { BlueprintPanel } from '../../ui/blueprint-panel.tsx';
import { ButtonLink } from '../../ui/button.tsx';

export function NoMaterial({ text }: { text: string }) {
  return (
    <div className="grid items-center gap-6 rounded-2 border border-joint bg-surface p-4 md:grid-cols-2 md:p-6">
      <div>
        <p className="max-w-[60ch] text-17 text-ink-2">{text}</p>
        <ButtonLink to={pages.newMaterial} className="mt-5 max-sm:w-full">
          {m.my_materials_action()}
        </ButtonLink>
      </div>
      <BlueprintPanel className="rounded-2 p-6">
        <Drawing name="chart" className="mx-auto h-36 max-w-full" />
      </BlueprintPanel>
    </div>
  );
}
