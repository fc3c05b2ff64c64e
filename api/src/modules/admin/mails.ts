import { pages } from '@parpaing/contract/pages';
import type { Mail } from '../mail/mail.ts';
import { compose, explainAppeal, paragraph, type Site } from '../reports/service.ts';

export function composeVerifiedMail(site: Site, to: string, companyName: string): Mail {
  return compose(site, to, 'Votre identité de vendeur est vérifiée', [
    paragraph(
      `« ${companyName} » porte maintenant la mention « vérifié » sur ses annonces et sur sa page. Votre justificatif est supprimé.`,
    ),
    paragraph('Changer de nom, de statut ou de SIRET retire cette mention.'),
  ]);
}

export function composeUnverifiedMail(site: Site, to: string, companyName: string, message: string): Mail {
  return compose(site, to, 'Votre demande de vérification est refusée', [
    paragraph(
      `Nous n’avons pas pu vérifier « ${companyName} ». Vos annonces restent en ligne ; votre justificatif est supprimé.`,
    ),
    { quote: message },
    { button: 'Faire une nouvelle demande', url: site.publicUrl + pages.profileEdit },
    ...explainAppeal(site),
  ]);
}

export function composeLimitMail(site: Site, to: string, materialLimit: number): Mail {
  return compose(site, to, 'Votre limite de matériaux a changé', [
    paragraph(
      `Vous pouvez désormais avoir jusqu’à ${materialLimit.toLocaleString('fr').replaceAll('\u202f', '\u00a0')} matériaux.`,
    ),
  ]);
}
