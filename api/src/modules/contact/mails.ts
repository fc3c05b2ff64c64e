import type { ContactInput } from '@parpaing/contract/schemas';
import { type House, layOutMail } from '../mail/layout.ts';
import type { Mail } from '../mail/mail.ts';

interface ContactHouse extends House {
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

/** To the house; answering it answers the sender. */
export function composeRequestMail(house: ContactHouse, request: ContactInput): Mail {
  const { name, email, topic, message } = request;
  return {
    to: house.contactEmail,
    replyTo: email,
    subject: `Contact · ${topics[topic]}`,
    ...layOutMail({
      ...house,
      title: topics[topic],
      blocks: [{ paragraph: `${name} (${email}) écrit\u00a0:` }, { quote: message }],
    }),
  };
}

export function composeCopyMail(house: ContactHouse, request: ContactInput): Mail {
  const { email, topic, message } = request;
  return {
    to: email,
    replyTo: house.contactEmail,
    subject: `Votre message à ${house.brandName}`,
    ...layOutMail({
      ...house,
      title: 'Nous avons bien reçu votre message',
      blocks: [
        {
          paragraph: 'Nous vous répondons sous deux jours ouvrés. Voici la copie de ce que vous avez écrit.',
        },
        { paragraph: `Objet\u00a0: ${topics[topic]}` },
        { quote: message },
        {
          small:
            'Ce message ne vient pas de vous\u00a0? Quelqu’un a sans doute mal saisi son adresse\u00a0: ignorez-le.',
        },
      ],
    }),
  };
}
