import type { ReactNode } from 'react';
import { openCookieSettings } from '../../entities/user/cookies/cookie-settings-event.ts';
import { useSettings } from '../../lib/page/use-settings.ts';
import { LinkButton } from '../../ui/text-link.tsx';
import type { TextParts } from './text.tsx';

export const privacyParts: TextParts = {
  table: ScrollingTable,
  '{contactEmail}': () => useSettings().contactEmail,
  '{streetMapException}': StreetMapException,
  '{streetMapNotice}': StreetMapNotice,
  '{cookieChoice}': CookieChoice,
};

function ScrollingTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable from the keyboard.
    <section className="mt-3 overflow-x-auto" tabIndex={0} aria-label={label}>
      <table className="mt-3 w-full text-15/5.5 hyphens-auto max-md:block">{children}</table>
    </section>
  );
}

function StreetMapException() {
  const { mapTiles } = useSettings();
  return mapTiles && ', hors le plan des rues de ses cartes si vous le demandez (voir plus bas)';
}

function StreetMapNotice() {
  const { mapTiles } = useSettings();
  if (!mapTiles) return null;
  return (
    <p>
      Le plan des rues des cartes vient de {new URL(mapTiles.origin).host} ({mapTiles.attribution}), qui voit
      alors l’adresse IP de votre appareil et la zone regardée, mais ni votre compte ni la page. Il n’est
      demandé qu’après un appui sur « Plan des rues » ; votre navigateur retient ce choix, et le même bouton y
      met fin.
    </p>
  );
}

function CookieChoice() {
  return (
    <p className="js-only">
      <LinkButton onClick={openCookieSettings}>Changer mon choix</LinkButton>
    </p>
  );
}
