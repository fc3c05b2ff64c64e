import type { ReactNode } from 'react';
import * as m from '../../../paraglide/messages.js';
import { TextLink } from '../../../ui/text-link.tsx';

interface AuthScreenProps {
  title: string;
  titleLang?: string;
  text?: string;
  alternative?: { question: string; to: string; label: string };
  children: ReactNode;
}

export function AuthScreen({ title, titleLang, text, alternative, children }: AuthScreenProps) {
  return (
    <>
      <h1 lang={titleLang} className="lg:text-44 lg:tracking-[-0.025em]">
        {title}
      </h1>
      {alternative && (
        <p className="mt-1 text-ink-2">
          {alternative.question}{' '}
          <TextLink to={alternative.to} className="inline-flex min-h-11 items-center">
            {alternative.label}
          </TextLink>
        </p>
      )}
      {text && <p className="mt-3 text-ink-2">{text}</p>}
      <noscript>
        <p className="mt-4 font-medium">{m.auth_needs_script()}</p>
      </noscript>
      {children}
    </>
  );
}
