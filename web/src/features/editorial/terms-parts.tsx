import { useSettings } from '../../lib/page/use-settings.ts';
import type { TextParts } from './text.tsx';

export const termsParts: TextParts = {
  '{contactLink}': ContactLink,
  '{mediator}': () => useSettings().legal.mediator,
  '{legalIdentity}': LegalIdentity,
};

function ContactLink() {
  const { contactEmail } = useSettings();
  return <a href={`mailto:${contactEmail}`}>{contactEmail}</a>;
}

/** Required by the LCEN. */
function LegalIdentity() {
  const { legal, contactEmail } = useSettings();
  const rows: { term: string; value: string; href?: string }[] = [
    { term: 'Éditeur', value: legal.name },
    { term: 'Forme', value: legal.form },
    { term: 'Capital social', value: legal.capital },
    { term: 'Siège', value: legal.address },
    { term: 'Immatriculation', value: legal.rcs },
    { term: 'TVA intracommunautaire', value: legal.vat },
    { term: 'Directeur de la publication', value: legal.director },
    { term: 'Téléphone', value: legal.phone, href: `tel:${legal.phone.replaceAll(/\s/g, '')}` },
    { term: 'Adresse e-mail', value: contactEmail, href: `mailto:${contactEmail}` },
    { term: 'Hébergeur', value: legal.host },
  ];
  return (
    <dl>
      {rows
        .filter(({ value }) => value)
        .map(({ term, value, href }) => (
          <div key={term} className="contents">
            <dt>{term}</dt>
            <dd>{href ? <a href={href}>{value}</a> : value}</dd>
          </div>
        ))}
    </dl>
  );
}
