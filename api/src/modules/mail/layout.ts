import { escapeHtml } from './escape-html.ts';

export type MailBlock =
  | { paragraph: string }
  | { quote: string }
  | { item: string; detail: string; url: string }
  | { button: string; url: string }
  | { small: string; url?: string };

export interface SiteIdentity {
  brandName: string;
  publicUrl: string;
}

interface MailContent extends SiteIdentity {
  title: string;
  blocks: MailBlock[];
}

const textColor = '#1f1b17';
const mutedColor = '#6b6358';
const brandColor = '#b24019';
const font = 'font-family:Helvetica,Arial,sans-serif';

/** Tables and inline styles: mail programs support little else. */
export function renderMailBody({ brandName, publicUrl, title, blocks }: MailContent): {
  text: string;
  html: string;
} {
  const text = [title, ...blocks.map(toText), `${brandName}\n${publicUrl}`].join('\n\n');
  const html = `<!doctype html>
<html lang="fr">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;background:#f5f2ec">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border:1px solid #d8d1c4;border-radius:4px">
<tr><td style="padding:20px 28px;border-bottom:1px solid #d8d1c4;${font};font-size:18px;font-weight:bold;color:${brandColor}">${escapeHtml(brandName)}</td></tr>
<tr><td style="padding:24px 28px;${font};font-size:16px;line-height:1.55;color:${textColor}">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escapeHtml(title)}</h1>
${blocks.map(toHtml).join('\n')}
</td></tr>
</table>
<p style="${font};font-size:13px;color:${mutedColor}"><a href="${escapeHtml(publicUrl)}" style="color:${mutedColor}">${escapeHtml(publicUrl)}</a></p>
</td></tr></table>
</body>
</html>`;
  return { text, html };
}

function toText(block: MailBlock): string {
  if ('paragraph' in block) return block.paragraph;
  if ('quote' in block) return block.quote.replace(/^/gm, '> ');
  if ('item' in block) return `${block.item}\n${block.detail}\n${block.url}`;
  if ('button' in block) return `${block.button}\u00a0:\n${block.url}`;
  return block.url ? `${block.small}\n${block.url}` : block.small;
}

function toHtml(block: MailBlock): string {
  if ('paragraph' in block) return `<p style="margin:0 0 16px">${toLines(block.paragraph)}</p>`;
  if ('quote' in block) {
    return `<blockquote style="margin:0 0 16px;padding:4px 0 4px 14px;border-left:3px solid #d8d1c4">${toLines(block.quote)}</blockquote>`;
  }
  if ('item' in block) {
    return `<p style="margin:0 0 12px"><a href="${escapeHtml(block.url)}" style="color:${textColor};font-weight:bold">${escapeHtml(block.item)}</a><br><span style="font-size:14px;color:${mutedColor}">${escapeHtml(block.detail)}</span></p>`;
  }
  if ('button' in block) {
    return `<p style="margin:24px 0"><a href="${escapeHtml(block.url)}" style="display:inline-block;padding:12px 20px;background:${brandColor};border-radius:4px;color:#ffffff;font-weight:bold;text-decoration:none">${escapeHtml(block.button)}</a></p>`;
  }
  const words = toLines(block.small);
  const linked = block.url
    ? `<a href="${escapeHtml(block.url)}" style="color:${mutedColor}">${words}</a>`
    : words;
  return `<p style="margin:16px 0 0;font-size:13px;color:${mutedColor}">${linked}</p>`;
}

const toLines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>');
