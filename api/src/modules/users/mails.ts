import { pages } from '@parpaing/contract/pages';
import { french } from '../../lib/french.ts';
import { renderMailBody, type SiteIdentity } from '../mail/layout.ts';
import type { Mail } from '../mail/mail.ts';

export function composeUnusedAccountMail(site: SiteIdentity, to: string): Mail {
  const title = 'Votre compte sera supprimé dans 30 jours';
  return {
    to,
    subject: title,
    ...renderMailBody({
      ...site,
      title,
      blocks: [
        {
          paragraph: french(
            `Vous ne vous êtes pas connecté à ${site.brandName} depuis près de trois ans. Sans connexion de votre part d’ici 30 jours, votre compte et ce qu’il contient seront supprimés, comme le dit notre politique de confidentialité.`,
          ),
        },
        { button: 'Garder mon compte', url: site.publicUrl + pages.login },
        { small: french('Vous n’en avez plus besoin ? Vous n’avez rien à faire.') },
      ],
    }),
  };
}
