import { Drawing } from '../../../icons/drawing.tsx';
import { BlueprintPanel } from '../../../ui/blueprint-panel.tsx';
import { ButtonLink } from '../../../ui/button.tsx';

interface PaneNoticeProps {
  title: string;
  text: string;
  action: { to: string; label: string };
}

export function PaneNotice({ title, text, action: { to, label } }: PaneNoticeProps) {
  return (
    <div className="m-auto w-full max-w-136 px-4 py-8">
      <BlueprintPanel className="rounded-3 p-6">
        <Drawing name="gap" className="mx-auto h-36 max-w-full" />
      </BlueprintPanel>
      <h1 className="mt-6 text-24">{title}</h1>
      <p className="mt-2 text-ink-2">{text}</p>
      <ButtonLink className="mt-6 max-sm:w-full" to={to}>
        {label}
      </ButtonLink>
    </div>
  );
}
