import * as m from '../../../paraglide/messages.js';
import { splitLinks } from './split-links.ts';

const look = 'text-plan underline underline-offset-3';

export function MessageText({ text }: { text: string }) {
  return (
    <p className="wrap-anywhere whitespace-pre-wrap">
      {splitLinks(text).map(({ text: words, href, host }, index) => {
        if (!href) return words;
        // biome-ignore lint/suspicious/noArrayIndexKey: a message never changes.
        if (host) return <SiteLink key={index} {...{ words, href, host }} />;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a message never changes.
          <a key={index} href={href} className={look}>
            {words}
          </a>
        );
      })}
    </p>
  );
}

/** Its host stands out, and follows where the address is written otherwise. */
function SiteLink({ words, href, host }: { words: string; href: string; host: string }) {
  const start = words.indexOf(host, words.indexOf('//'));
  const end = start + host.length;
  return (
    <a href={href} target="_blank" rel="nofollow ugc noopener noreferrer" className={look}>
      {start < 0 ? (
        `${words} (${host})`
      ) : (
        <>
          {words.slice(0, start)}
          <b className="font-semibold">{host}</b>
          {words.slice(end)}
        </>
      )}
      <span className="sr-only">{`\u00A0${m.material_new_tab()}`}</span>
    </a>
  );
}
