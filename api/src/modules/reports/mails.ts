import type { ModerationReason } from '@parpaing/contract/moderation';
import { pages } from '@parpaing/contract/pages';
import { french } from '../../lib/french.ts';
import { reasonArticles, reasonLabels } from '../journal/service.ts';
import { type MailBlock, renderMailBody, type SiteIdentity } from '../mail/layout.ts';
import type { Mail } from '../mail/mail.ts';

export interface Site extends SiteIdentity {
  contactEmail: string;
}

interface Measure {
  title: string;
  reason: ModerationReason;
  message: string;
}

export const compose = (site: Site, to: string, title: string, blocks: MailBlock[]): Mail => ({
  to,
  replyTo: site.contactEmail,
  subject: title,
  ...renderMailBody({ ...site, title, blocks }),
});

export const paragraph = (text: string): MailBlock => ({ paragraph: french(text) });

/** Article 17 of the DSA: measure and duration, facts, rule, means used, ways of appeal. */
const explainMeasure = ({ reason, message }: Omit<Measure, 'title'>): MailBlock[] => [
  paragraph(
    `Motif : ${reasonLabels[reason]}. Règle appliquée : ${reasonArticles[reason]} de nos conditions.`,
  ),
  { quote: message },
  paragraph('Cette décision a été prise par une personne, sans traitement automatisé.'),
];

export const explainAppeal = (site: Site): MailBlock[] => [
  paragraph(
    'Vous pouvez contester cette décision dans les six mois, gratuitement : répondez à ce message en disant pourquoi, et joignez vos justificatifs. Une personne réexamine le cas et vous répond. Vous pouvez aussi saisir un organe de règlement extrajudiciaire certifié ou le juge.',
  ),
  { small: 'Vos voies de recours, en détail', url: `${site.publicUrl}${pages.terms}#moderation` },
];

export function composeHiddenMail(site: Site, to: string, measure: Measure): Mail {
  return compose(site, to, french(`Votre annonce « ${measure.title} » est masquée`), [
    paragraph(
      `Votre annonce « ${measure.title} » n’est plus visible sur ${site.brandName} et ne peut plus être publiée, sans limite de durée, tant que cette décision n’est pas levée. Vos autres annonces et votre compte ne changent pas.`,
    ),
    ...explainMeasure(measure),
    ...explainAppeal(site),
  ]);
}

export function composeWarningMail(site: Site, to: string, measure: Measure): Mail {
  return compose(site, to, french(`Un de vos messages sur « ${measure.title} » enfreint nos règles`), [
    paragraph(
      `Un message que vous avez écrit au sujet de « ${measure.title} » nous a été signalé. Ceci est un avertissement : votre compte reste ouvert. En cas de nouveau manquement, il peut être suspendu ou fermé.`,
    ),
    ...explainMeasure(measure),
    ...explainAppeal(site),
  ]);
}

export function composeRestoredMail(
  site: Site,
  to: string,
  { id, title, isPublished, message }: { id: string; title: string; isPublished: boolean; message: string },
): Mail {
  return compose(site, to, french(`Votre annonce « ${title} » est rétablie`), [
    paragraph(
      isPublished
        ? `La décision qui masquait votre annonce « ${title} » est levée : elle est de nouveau en ligne.`
        : `La décision qui masquait votre annonce « ${title} » est levée : vous pouvez la publier de nouveau depuis « Mes Matériaux ».`,
    ),
    ...(message ? [{ quote: message }] : []),
    isPublished
      ? { button: 'Voir l’annonce', url: site.publicUrl + pages.material(id) }
      : { button: 'Mes Matériaux', url: site.publicUrl + pages.myMaterials },
  ]);
}

/** Article 16 of the DSA: the receipt. The address may be anyone's, so nothing that was typed is quoted. */
export function composeReceiptMail(site: Site, to: string, title: string): Mail {
  return compose(site, to, french(`Votre signalement : « ${title} »`), [
    paragraph(
      `Nous avons reçu votre signalement au sujet de « ${title} ». Une personne l’examine ; sa décision vous parviendra à cette adresse.`,
    ),
    { small: french('Ce message ne vient pas de vous ? Quelqu’un a saisi votre adresse : ignorez-le.') },
  ]);
}

export function composeReportAnswerMail(
  site: Site,
  to: string,
  answer: { title: string; outcome: 'hidden' | 'warned' | 'rejected'; message?: string },
): Mail {
  const { title, outcome, message } = answer;
  const sentences = {
    hidden: `Vous avez signalé l’annonce « ${title} ». Nous l’avons examinée et retirée du site. Merci de nous avoir alertés.`,
    warned: `Vous avez signalé un message au sujet de « ${title} ». Nous l’avons lu et avons adressé un avertissement à son auteur. Merci de nous avoir alertés.`,
    rejected: `Vous avez signalé un contenu au sujet de « ${title} ». Nous l’avons examiné et n’y avons rien trouvé de contraire à la loi ni à nos conditions : il reste en ligne.`,
  };
  return compose(site, to, french(`Suite à votre signalement : « ${title} »`), [
    paragraph(sentences[outcome]),
    ...(message ? [{ quote: message }] : []),
    paragraph('Cette décision a été prise par une personne, sans traitement automatisé.'),
    ...explainAppeal(site),
  ]);
}
