import { chooseLanguage, type Language } from './messages.ts';

const sentences: Record<'contact_sent' | 'newsletter_requested', Record<Language, string>> = {
  contact_sent: {
    fr: 'Votre message est parti. Une copie vous arrive par e-mail.',
    en: 'Your message is on its way. A copy is coming to you by e-mail.',
  },
  newsletter_requested: {
    fr: 'Consultez votre boîte e-mail\u00a0: un message vous y attend pour la suite.',
    en: 'Please check your inbox: a message there tells you what comes next.',
  },
};

/** What a person reads once it is done, in their language. */
export function acknowledge(outcome: keyof typeof sentences, acceptLanguage: string | undefined) {
  return { message: sentences[outcome][chooseLanguage(acceptLanguage)] };
}
