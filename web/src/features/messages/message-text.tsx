import { splitLinks } from './split-links.ts';

/** As it was typed: lines kept, nothing taken for HTML. */
export function MessageText({ text }: { text: string }) {
  return (
    <p className="message-text">
      {splitLinks(text).map(({ text: words, href }, index) =>
        href ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a message never changes.
          <a key={index} href={href} target="_blank" rel="nofollow noopener noreferrer ugc">
            {words}
          </a>
        ) : (
          words
        ),
      )}
    </p>
  );
}
