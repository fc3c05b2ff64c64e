import type { ComponentProps, ReactNode } from 'react';
import { Drawing, type DrawingName } from '../../icons/drawing.tsx';
import { BlueprintPanel } from '../blueprint-panel.tsx';
import { ButtonLink } from '../button.tsx';
import { Container } from '../container.tsx';

interface IllustratedScreenProps {
  title: string;
  text?: string;
  drawing: DrawingName;
  action: { label: string } & Pick<ComponentProps<typeof ButtonLink>, 'to' | 'reloadDocument' | 'onClick'>;
  progress?: ReactNode;
  children?: ReactNode;
}

export function IllustratedScreen({
  title,
  text,
  drawing,
  action,
  progress,
  children,
}: IllustratedScreenProps) {
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
