import { useSettings } from '../../lib/page/use-settings.ts';
import { Anchor, type TextParts } from './text.tsx';

export const termsParts: TextParts = {
  '{contactLink}': ContactLink,
  '{mediator}': () => useSettings().legal.mediator,
  '{legalIdentity}': LegalIdentity,
};

function ContactLink() {
  const { contactEmail } = useSettings();
  return <Anchor href={`mailto:${contactEmail}`}>{contactEmail}</Anchor>;
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
    <dl className="mt-3 grid max-w-[68ch] border-t border-joint wrap-anywhere min-[30rem]:grid-cols-[minmax(9rem,1fr)_2fr]">
      {rows
        .filter(({ value }) => value)
        .map(({ term, value, href }) => (
          <div key={term} className="contents">
            <dt className="break-after-avoid border-joint pt-2.5 pr-4 text-ink-2 min-[30rem]:border-b min-[30rem]:pb-2.5">
              {term}
            </dt>
            <dd className="border-b border-joint pr-4 pb-2.5 min-[30rem]:pt-2.5">
              {href ? <Anchor href={href}>{value}</Anchor> : value}
            </dd>
          </div>
        ))}
    </dl>
  );
}
