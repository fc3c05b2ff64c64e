import * as m from '../paraglide/messages.js';

export const mainId = 'contenu';

export function SkipLink() {
  return (
    <a href={`#${mainId}`} className="skip-link">
      {m.skip_to_content()}
    </a>
  );
}
