import type { KeptMail } from '@parpaing/contract/schemas';
import { escapeHtml } from './escape-html.ts';

/** Mails are shown in sandboxed iframes, which inherit this policy: their scripts never run. */
export const mailboxPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const style = `
  :root { color-scheme: light dark; font: 15px/1.6 system-ui, sans-serif; }
  body { max-width: 48rem; margin: 2rem auto; padding: 0 1rem; }
  article { border: 1px solid #857c6e; border-radius: 4px; padding: 1rem; margin-block: 1rem; }
  h2 { font-size: 1.1rem; margin: 0; } p { margin: .25rem 0; overflow-wrap: anywhere; }
  pre { white-space: pre-wrap; font: inherit; } iframe { width: 100%; height: 24rem; border: 1px solid #d8d1c4; background: #fff; }
`;

export function renderMailbox(brandName: string, mails: KeptMail[]): string {
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Boîte aux lettres de développement · ${escapeHtml(brandName)}</title>
<style>${style}</style>
</head>
<body>
<h1>Boîte aux lettres de développement</h1>
<p>Aucun serveur d’envoi n’est configuré : les courriels restent ici.</p>
${mails.length ? mails.map(renderMail).join('') : '<p>Aucun courriel pour le moment.</p>'}
</body>
</html>`;
}

function renderMail({ to, subject, text, html, links, createdAt }: KeptMail): string {
  return `<article>
<h2>${escapeHtml(subject)}</h2>
<p>À ${escapeHtml(to)}, <time>${createdAt}</time></p>
${links.map((link) => `<p><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>`).join('')}
<details><summary>Texte</summary><pre>${escapeHtml(text)}</pre></details>
<details><summary>Mise en page</summary><iframe sandbox title="${escapeHtml(subject)}" srcdoc="${escapeHtml(html)}"></iframe></details>
</article>`;
}
