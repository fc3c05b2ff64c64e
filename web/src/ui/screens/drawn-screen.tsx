import type { ComponentProps, ReactNode } from 'react';
import { BlueprintPanel } from '../blueprint-panel.tsx';
import { ButtonLink } from '../button.tsx';
import { Container } from '../container.tsx';
import { Drawing, type DrawingName } from '../drawing.tsx';

interface DrawnScreenProps {
  title: string;
  text?: string;
  drawing: DrawingName;
  action: { label: string } & Pick<ComponentProps<typeof ButtonLink>, 'to' | 'reloadDocument' | 'onClick'>;
  /** Of what is under way. */
  progress?: ReactNode;
  children?: ReactNode;
}

/** A screen that says one thing: what it is for, and one action that works now. */
export function DrawnScreen({ title, text, drawing, action, progress, children }: DrawnScreenProps) {
  const { label, ...link } = action;
  return (
    <Container className="pb-12 md:pb-18">
      {children}
      <div className="grid items-center gap-8 pt-8 md:gap-10 md:pt-12 lg:grid-cols-2 lg:gap-16">
        <div>
          <h1>{title}</h1>
          {text && <p className="mt-4 max-w-[60ch] text-17 text-ink-2">{text}</p>}
          {progress}
          <ButtonLink className="mt-8 max-sm:w-full" {...link}>
            {label}
          </ButtonLink>
        </div>
        <BlueprintPanel className="rounded-3 p-6 md:p-10">
          <Drawing name={drawing} className="mx-auto h-44 max-w-full md:h-60" />
        </BlueprintPanel>
      </div>
    </Container>
  );
}
