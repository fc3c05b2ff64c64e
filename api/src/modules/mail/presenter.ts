import type { KeptMail } from '@parpaing/contract/schemas';
import type { KeptMailRow } from './repository.ts';

export function presentMail({ id, recipient, subject, text, html, createdAt }: KeptMailRow): KeptMail {
  return {
    id,
    to: recipient,
    subject,
    text,
    html,
    links: findLinks(text),
    createdAt: createdAt.toISOString(),
  };
}

function findLinks(text: string): string[] {
  return [...new Set(text.match(/https?:\/\/[^\s<>"]*[^\s<>"».,;:!?)]/g) ?? [])];
}
