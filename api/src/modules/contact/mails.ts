import type { ContactInput } from '@parpaing/contract/schemas';
import { type MailBlock, renderMailBody, type SiteIdentity } from '../mail/layout.ts';
import type { Mail } from '../mail/mail.ts';

interface ContactSite extends SiteIdentity {
  contactEmail: string;
}

const topics: Record<ContactInput['topic'], string> = {
  achat: 'Acheter un matériau',
  vente: 'Vendre un matériau',
  compte: 'Mon compte',
  signalement: 'Signaler un contenu',
  presse: 'Presse et partenariats',
  autre: 'Autre sujet',
};

export function composeRequestMail(site: ContactSite, request: ContactInput): Mail {
  const { name, email, topic, message } = request;
  return {
    to: site.contactEmail,
    replyTo: email,
    subject: `Contact · ${topics[topic]}`,
    ...renderMailBody({
      ...site,
      title: topics[topic],
      blocks: [{ paragraph: `${name} (${email}) écrit\u00a0:` }, { quote: message }],
    }),
  };
}

export function composeCopyMail(site: ContactSite, request: ContactInput): Mail {
  return composeAnswer(site, request, [
    { paragraph: 'Voici la copie de ce que vous avez écrit.' },
    { quote: request.message },
  ]);
}

/** The address may be anyone's: nothing that the sender typed is quoted. */
export function composeReceiptMail(site: ContactSite, request: ContactInput): Mail {
  return composeAnswer(site, request, [
    { paragraph: 'Pour préciser votre demande, répondez à ce message.' },
    {
      small:
        'Votre texte n’est pas repris ici\u00a0: n’importe qui peut saisir une adresse dans le formulaire. Écrivez-nous une fois connecté à votre compte pour en recevoir la copie.',
    },
  ]);
}

/** Without the words of the request: the address may be anyone's. */
export function composeAnswerMail(
  site: ContactSite,
  { email, topic, createdAt }: { email: string; topic: ContactInput['topic']; createdAt: Date },
  answer: string,
): Mail {
  const day = createdAt.toLocaleDateString('fr', { dateStyle: 'long', timeZone: 'Europe/Paris' });
  return {
    to: email,
    replyTo: site.contactEmail,
    subject: `Réponse à votre message · ${topics[topic]}`,
    ...renderMailBody({
      ...site,
      title: 'Réponse à votre message',
      blocks: [
        { paragraph: `Vous nous avez écrit le ${day}. Objet\u00a0: ${topics[topic]}` },
        { quote: answer },
        { small: 'Pour nous écrire de nouveau à ce sujet, répondez à ce message.' },
      ],
    }),
  };
}

function composeAnswer(site: ContactSite, { email, topic }: ContactInput, blocks: MailBlock[]): Mail {
  return {
    to: email,
    replyTo: site.contactEmail,
    subject: `Votre message à ${site.brandName}`,
    ...renderMailBody({
      ...site,
      title: 'Nous avons bien reçu votre message',
      blocks: [
        { paragraph: 'Nous vous répondons sous deux jours ouvrés, à cette adresse.' },
        { paragraph: `Objet\u00a0: ${topics[topic]}` },
        ...blocks,
        {
          small:
            'Ce message ne vient pas de vous\u00a0? Quelqu’un a sans doute mal saisi son adresse\u00a0: ignorez-le.',
        },
      ],
    }),
  };
}
