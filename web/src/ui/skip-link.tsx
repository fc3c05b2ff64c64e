import * as m from '../paraglide/messages.js';

export const mainId = 'contenu';

interface SkipLinkProps {
  target?: string;
  children?: string;
}

export function SkipLink({ target = mainId, children = m.skip_to_content() }: SkipLinkProps) {
  return (
    <a href={`#${target}`} className="skip-link">
      {children}
    </a>
  );
}
