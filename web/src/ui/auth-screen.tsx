import { ButtonLink } from './button.tsx';
import { TextLink } from './text-link.tsx';

interface AuthScreenProps {
  title: string;
  titleLang?: string;
  text: string;
  action: { to: string; label: string };
  /** The way for those who came to the wrong page. */
  otherwise?: { question: string; to: string; label: string };
}

export function AuthScreen({ title, titleLang, text, action: { to, label }, otherwise }: AuthScreenProps) {
  return (
    <>
      <h1 lang={titleLang} className="lg:text-44 lg:tracking-[-0.025em]">
        {title}
      </h1>
      {otherwise && (
        <p className="mt-1 text-ink-2">
          {otherwise.question}{' '}
          <TextLink to={otherwise.to} className="inline-flex min-h-11 items-center">
            {otherwise.label}
          </TextLink>
        </p>
      )}
      <p className="mt-3 text-17 text-ink-2">{text}</p>
      <ButtonLink size="large" to={to} className="mt-8 w-full">
        {label}
      </ButtonLink>
    </>
  );
}
