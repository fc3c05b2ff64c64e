import { chooseLanguage, type Language } from './language.ts';

const sentences = {
  contact_sent: {
    fr: 'Votre message est parti. Une confirmation vous arrive par e-mail.',
    en: 'Your message is on its way. A confirmation is coming to you by e-mail.',
  },
  newsletter_requested: {
    fr: 'Consultez votre boîte e-mail\u00a0: un message vous y attend pour la suite.',
    en: 'Please check your inbox: a message there tells you what comes next.',
  },
  registered: {
    fr: 'Inscription réussie. Veuillez consulter votre e-mail.',
    en: 'You are registered. Please check your e-mail.',
  },
  email_verified: {
    fr: 'Votre adresse e-mail est vérifiée.',
    en: 'Your e-mail address is verified.',
  },
  verification_sent: {
    fr: 'Si un compte attend sa vérification à cette adresse, un e-mail vient d’y être envoyé.',
    en: 'If an account awaits verification at this address, an e-mail is on its way.',
  },
  reset_requested: {
    fr: 'Un e-mail de réinitialisation a été envoyé à votre adresse e-mail.',
    en: 'An e-mail to reset your password was sent to your address.',
  },
  password_reset: {
    fr: 'Votre mot de passe a été réinitialisé avec succès. Vous pouvez maintenant vous connecter.',
    en: 'Your password was reset. You can now log in.',
  },
  email_change_requested: {
    fr: 'Consultez votre nouvelle boîte e-mail\u00a0: un lien vous attend pour confirmer le changement.',
    en: 'Please check your new inbox: a link awaits you to confirm the change.',
  },
  password_changed: {
    fr: 'Votre mot de passe est changé. Vos autres appareils sont déconnectés.',
    en: 'Your password is changed. Your other devices are logged out.',
  },
} as const satisfies Record<string, Record<Language, string>>;

export function acknowledge(outcome: keyof typeof sentences, acceptLanguage: string | undefined) {
  return { message: sentences[outcome][chooseLanguage(acceptLanguage)] };
}
