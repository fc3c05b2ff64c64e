import { pages } from '@parpaing/contract/pages';
import { french } from '../../lib/french.ts';
import { type MailBlock, renderMailBody, type SiteIdentity } from '../mail/layout.ts';
import type { Mail } from '../mail/mail.ts';

const dateInParis = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Paris',
});

/** Quotes nothing that the form contained: a stranger could send their words and links to anyone. */
export function composeVerificationMail(
  site: SiteIdentity,
  to: string,
  { token, returnUrl, materialId }: { token: string; returnUrl?: string; materialId?: string },
): Mail {
  const afterLogin = returnUrl ?? (materialId && pages.contactAbout(materialId));
  return compose(site, to, 'Vérifiez votre adresse e-mail', [
    {
      paragraph: `Bienvenue sur ${site.brandName}. Un clic pour confirmer que cette adresse est la vôtre, et votre compte est ouvert.`,
    },
    ...(materialId
      ? [
          {
            paragraph:
              'Votre message au vendeur attend ce clic\u00a0: il part aussitôt si vous ouvrez le lien dans le navigateur où vous l’avez écrit. Ailleurs, vous le retrouverez en brouillon une fois connecté.',
          },
        ]
      : []),
    { button: 'Vérifier mon adresse', url: link(site, pages.verifyEmail, { token, returnUrl: afterLogin }) },
    {
      small:
        'Ce lien vaut 24 heures et sert une seule fois. Vous n’avez pas créé de compte ? Ne cliquez pas et ignorez ce message.',
    },
  ]);
}

/** The message stays in the browser that wrote it: anyone may write one and give this address. */
export function composeAlreadyRegisteredMail(
  site: SiteIdentity,
  to: string,
  materialId?: string | null,
): Mail {
  return compose(site, to, 'Vous avez déjà un compte', [
    {
      paragraph: `Quelqu’un, vous sans doute, a voulu créer un compte ${site.brandName} avec cette adresse, ou la vérifier. Elle en a déjà un, vérifié : connectez-vous.`,
    },
    ...(materialId
      ? [
          {
            paragraph:
              'Le message écrit au vendeur n’est pas parti. Il attend dans l’onglet où il a été écrit\u00a0: connectez-vous-y pour l’envoyer.',
          },
        ]
      : []),
    { button: 'Me connecter', url: link(site, pages.login) },
    { small: 'Mot de passe oublié ? Choisissez-en un autre.', url: link(site, pages.forgotPassword) },
    { small: 'Si ce n’était pas vous, vous n’avez rien à faire : rien n’a changé.' },
  ]);
}

export function composeMessageSentMail(site: SiteIdentity, to: string, conversationIds: string[]): Mail {
  const [only, ...others] = conversationIds;
  const isOne = only !== undefined && others.length === 0;
  return compose(site, to, isOne ? 'Votre message est parti' : 'Vos messages sont partis', [
    {
      paragraph: `Votre adresse est vérifiée, et ${isOne ? 'votre message au vendeur est parti' : 'vos messages aux vendeurs sont partis'}. Un e-mail vous préviendra de la réponse.`,
    },
    {
      button: isOne ? 'Voir la conversation' : 'Voir mes messages',
      url: link(site, isOne ? pages.conversation(only) : pages.messages),
    },
  ]);
}

export function composeNoAccountMail(site: SiteIdentity, to: string): Mail {
  return compose(site, to, 'Aucun compte à cette adresse', [
    {
      paragraph: `Quelqu’un, vous sans doute, a demandé un lien pour un compte ${site.brandName} à cette adresse, mais aucun n’y est ouvert. Peut-être en avez-vous utilisé une autre ?`,
    },
    { button: 'Créer un compte', url: link(site, pages.register) },
    { small: 'Si ce n’était pas vous, ignorez ce message.' },
  ]);
}

export function composeResetMail(site: SiteIdentity, to: string, url: string): Mail {
  return compose(site, to, 'Choisissez un nouveau mot de passe', [
    { paragraph: `Vous avez demandé à changer le mot de passe de votre compte ${site.brandName}.` },
    { button: 'Choisir un mot de passe', url },
    {
      small:
        'Ce lien vaut une heure et sert une seule fois. Vous n’avez rien demandé ? Ignorez ce message : votre mot de passe reste le même.',
    },
  ]);
}

export function composePasswordChangedMail(site: SiteIdentity, to: string): Mail {
  return compose(site, to, 'Votre mot de passe a changé', [
    {
      paragraph: `Le mot de passe de votre compte ${site.brandName} vient d’être modifié, et vos autres appareils ont été déconnectés.`,
    },
    ...reaction(site),
  ]);
}

export function composeEmailChangedMail(site: SiteIdentity, to: string): Mail {
  return compose(site, to, 'Votre adresse e-mail a changé', [
    {
      paragraph: `Votre compte ${site.brandName} n’utilise plus cette adresse : une autre a été confirmée à sa place. Plus aucun message ne vous parviendra ici.`,
    },
    {
      small: 'Ce n’était pas vous ? Écrivez-nous sans attendre.',
      url: link(site, pages.contact),
    },
  ]);
}

export function composeConfirmEmailMail(site: SiteIdentity, to: string, token: string): Mail {
  return compose(site, to, 'Confirmez votre nouvelle adresse', [
    { paragraph: `Un clic, et votre compte ${site.brandName} utilisera cette adresse.` },
    { button: 'Confirmer cette adresse', url: link(site, pages.verifyEmail, { token }) },
    {
      small:
        'Ce lien vaut 24 heures et sert une seule fois. Vous n’avez rien demandé ? Ignorez ce message, rien ne changera.',
    },
  ]);
}

export function composeNewDeviceMail(site: SiteIdentity, to: string, device: string, at: Date): Mail {
  return compose(site, to, 'Connexion depuis un nouvel appareil', [
    { paragraph: `Votre compte ${site.brandName} vient d’être ouvert depuis un appareil nouveau pour lui.` },
    { quote: `${device}\nLe ${dateInParis.format(at)}, heure de Paris` },
    { paragraph: 'Si c’était vous, vous n’avez rien à faire.' },
    ...reaction(site),
  ]);
}

const reaction = (site: SiteIdentity): MailBlock[] => [
  {
    small: 'Ce n’était pas vous ? Changez votre mot de passe : tous les appareils seront déconnectés.',
    url: link(site, pages.forgotPassword),
  },
];

function link(site: SiteIdentity, path: string, query: Record<string, string | undefined> = {}): string {
  const url = new URL(path, site.publicUrl);
  for (const [name, value] of Object.entries(query)) if (value) url.searchParams.set(name, value);
  return url.href;
}

function compose(site: SiteIdentity, to: string, title: string, blocks: MailBlock[]): Mail {
  const spaced = blocks.map((block) => setSpacing(block));
  return { to, subject: title, ...renderMailBody({ ...site, title, blocks: spaced }) };
}

function setSpacing(block: MailBlock): MailBlock {
  if ('paragraph' in block) return { paragraph: french(block.paragraph) };
  if ('small' in block) return { ...block, small: french(block.small) };
  return block;
}
