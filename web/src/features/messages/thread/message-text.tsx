import { splitLinks } from './split-links.ts';

export function MessageText({ text }: { text: string }) {
  return (
    <p className="wrap-anywhere whitespace-pre-wrap">
      {splitLinks(text).map(({ text: words, href }, index) =>
        href ? (
          <a
            // biome-ignore lint/suspicious/noArrayIndexKey: a message never changes.
            key={index}
            href={href}
            target="_blank"
            rel="nofollow noopener noreferrer ugc"
            className="text-plan underline underline-offset-3"
          >
            {words}
          </a>
        ) : (
          words
        ),
      )}
    </p>
  );
}
