import { pages } from '@parpaing/contract/pages';
import { renderMailBody, type SiteIdentity } from '../mail/layout.ts';
import type { Mail } from '../mail/mail.ts';

interface Unread {
  to: string;
  senderName: string;
  materialTitle: string;
  text: string;
  conversationId: string;
}

const excerptLength = 300;

export function composeUnreadMail(site: SiteIdentity, unread: Unread): Mail {
  const title = `Nouveau message de ${unread.senderName}`;
  return {
    to: unread.to,
    subject: title,
    ...renderMailBody({
      ...site,
      title,
      blocks: [
        { paragraph: `À propos de\u00a0: ${unread.materialTitle}` },
        { quote: shortenText(unread.text) },
        { button: 'Lire et répondre', url: site.publicUrl + pages.conversation(unread.conversationId) },
        {
          small:
            'Répondez sur le site\u00a0: votre adresse e-mail n’est pas donnée. Tant que vous n’avez pas lu cette conversation, nous ne vous écrirons pas de nouveau à son sujet.',
        },
      ],
    }),
  };
}

function shortenText(text: string): string {
  const signs = Array.from(text);
  if (signs.length <= excerptLength) return text;
  const start = signs.slice(0, excerptLength).join('');
  return `${start.replace(/\s+\S*$/u, '')}…`;
}
