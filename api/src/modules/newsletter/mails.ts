import { calls } from '@parpaing/contract/calls';
import { pages } from '@parpaing/contract/pages';
import type { Condition } from '@parpaing/contract/units';
import { type MailBlock, renderMailBody, type SiteIdentity } from '../mail/layout.ts';
import type { Mail } from '../mail/mail.ts';
import type { Arrival } from './repository.ts';

interface Recipient {
  email: string;
  unsubscribeToken: string;
}

export function composeConfirmationMail(site: SiteIdentity, email: string, confirmToken: string): Mail {
  const title = 'Confirmez votre inscription à la lettre';
  const blocks: MailBlock[] = [
    {
      paragraph: `Vous avez demandé à recevoir la lettre de ${site.brandName}\u00a0: chaque jeudi, les lots de réemploi et les surplus qui viennent d’être publiés. Il ne manque que votre accord.`,
    },
    {
      button: 'Confirmer mon inscription',
      url: `${site.publicUrl}${calls.openNewsletterConfirmation.path}?token=${confirmToken}`,
    },
    {
      small:
        'Ce lien vaut sept jours. Vous n’avez rien demandé\u00a0? Ignorez ce message, vous ne recevrez rien.',
    },
  ];
  return { to: email, subject: title, ...renderMailBody({ ...site, title, blocks }) };
}

export function composeWelcomeMail(site: SiteIdentity, recipient: Recipient): Mail {
  return compose(site, recipient, 'Votre inscription est confirmée', [
    {
      paragraph: `Vous recevrez la lettre de ${site.brandName} chaque jeudi, pas davantage.`,
    },
  ]);
}

/** Only the owner of the address learns this; the page answers the same in both cases. */
export function composeAlreadySubscribedMail(site: SiteIdentity, recipient: Recipient): Mail {
  return compose(site, recipient, 'Vous êtes déjà inscrit', [
    {
      paragraph: `Cette adresse reçoit déjà la lettre de ${site.brandName}\u00a0: vous n’avez rien d’autre à faire.`,
    },
  ]);
}

const conditionNames: Record<Condition, string> = {
  neuf: 'Neuf',
  surplus: 'Surplus de chantier',
  reemploi: 'Réemploi',
};

export function composeWeeklyMail(site: SiteIdentity, recipient: Recipient, arrivals: Arrival[]): Mail {
  return compose(site, recipient, 'Les arrivages du jeudi', [
    { paragraph: 'Les lots de réemploi et les surplus publiés cette semaine.' },
    ...arrivals.map(({ id, title, condition, city, department }) => ({
      item: title,
      detail: `${conditionNames[condition]}, ${city} (${department})`,
      url: site.publicUrl + pages.material(id),
    })),
    {
      button: 'Voir tous les arrivages',
      url: `${site.publicUrl}${pages.materials}?condition=reemploi&condition=surplus&sort=recent`,
    },
  ]);
}

function compose(
  site: SiteIdentity,
  { email, unsubscribeToken }: Recipient,
  title: string,
  blocks: MailBlock[],
) {
  const url = `${site.publicUrl}${calls.unsubscribeFromNewsletter.path}?token=${unsubscribeToken}`;
  return {
    to: email,
    subject: title,
    ...renderMailBody({ ...site, title, blocks: [...blocks, { small: 'Ne plus recevoir la lettre', url }] }),
    // RFC 8058: one-click unsubscription.
    headers: { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}
