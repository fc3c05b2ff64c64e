import { pages } from '@parpaing/contract/pages';
import { Link } from 'react-router';
import type { PublicSettings } from '../../page-handler.ts';

/** What the LCEN asks of a publisher; the identity comes from the configuration. */
export function LegalNotice({ settings: { legal, contactEmail } }: { settings: PublicSettings }) {
  const rows = [
    ['Éditeur', [legal.name, legal.form].filter(Boolean).join(', ')],
    ['Capital social', legal.capital],
    ['Siège', legal.address],
    ['Immatriculation', legal.rcs],
    ['TVA intracommunautaire', legal.vat],
    ['Directeur de la publication', legal.director],
    ['Téléphone', legal.phone],
    ['Adresse e-mail', contactEmail],
    ['Hébergeur', legal.host],
  ];
  return (
    <>
      <p>
        Informations de l’article 1-1 de la loi n° 2004-575 du 21 juin 2004 pour la confiance dans l’économie
        numérique.
      </p>
      <dl>
        {rows
          .filter(([, value]) => value)
          .map(([term, value]) => (
            <div key={term} className="contents">
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <p>
        Point de contact unique pour les autorités et les utilisateurs (articles 11 et 12 du DSA), en français
        ou en anglais : {contactEmail}, ou le <Link to={pages.contact}>formulaire de contact</Link>.
      </p>
    </>
  );
}
