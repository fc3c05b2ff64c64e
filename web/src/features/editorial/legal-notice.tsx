import { pages } from '@parpaing/contract/pages';
import { Link } from 'react-router';
import type { PublicSettings } from '../../lib/page/public-settings.ts';
import { MailLink } from './mail-link.tsx';

/** Required by the LCEN. */
export function LegalNotice({ settings: { legal, contactEmail } }: { settings: PublicSettings }) {
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
    <>
      <p>
        Informations de l’article 1-1 de la loi n° 2004-575 du 21 juin 2004 pour la confiance dans l’économie
        numérique.
      </p>
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
      <p>
        Point de contact unique pour les autorités et les utilisateurs (articles 11 et 12 du DSA), en français
        ou en anglais : <MailLink address={contactEmail} />, ou le{' '}
        <Link to={pages.contact}>formulaire de contact</Link>.
      </p>
    </>
  );
}
