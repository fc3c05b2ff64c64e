import { ButtonLink } from './button.tsx';

interface AuthScreenProps {
  title: string;
  titleLang?: string;
  text: string;
  action: { to: string; label: string };
}

export function AuthScreen({ title, titleLang, text, action: { to, label } }: AuthScreenProps) {
  return (
    <>
      <h1 lang={titleLang} className="lg:text-44 lg:tracking-[-0.025em]">
        {title}
      </h1>
      <p className="mt-3 text-17 text-ink-2">{text}</p>
      <ButtonLink size="large" to={to} className="mt-8 w-full">
        {label}
      </ButtonLink>
    </>
  );
}
