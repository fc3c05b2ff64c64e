import type { ReactNode } from 'react';
import { formatDate } from '../../lib/format/format.ts';
import * as m from '../../paraglide/messages.js';
import { Container } from '../../ui/container.tsx';
import { Text, type TextParts, type TextSection } from './text.tsx';

interface ArticleProps {
  title: string;
  lead: string;
  updated: string;
  sections: TextSection[];
  parts?: TextParts;
  /** Language of the sections, if it is not the page's. */
  lang?: string;
  note?: string;
  children?: ReactNode;
}

export function Article({ title, lead, updated, sections, parts, lang, note, children }: ArticleProps) {
  return (
    <Container className="pt-8 pb-14 md:pt-12 md:pb-20">
      <header className="max-w-[44rem]">
        <h1 className="md:text-44 md:tracking-[-0.025em]">{title}</h1>
        <p className="mt-4 text-17 text-ink-2">{lead}</p>
        {note && <p className="mt-3 border-l-2 border-plan pl-3">{note}</p>}
        <p className="mt-3 text-13 text-ink-3">
          {m.article_updated()} <time dateTime={updated}>{formatDate(updated)}</time>
        </p>
      </header>
      {children}
      <div className="mt-10 grid gap-x-16 gap-y-10 grid-cols-1 md:mt-14 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <nav aria-labelledby="sommaire" className="article-contents">
          <h2 id="sommaire" className="mb-2 font-text text-15 font-semibold tracking-normal">
            {m.article_contents()}
          </h2>
          <ol lang={lang}>
            {sections.map(({ id, title: name }) => (
              <li key={id}>
                <a href={`#${id}`}>{name}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div lang={lang} className="prose">
          {sections.map(({ id, title: name, body }) => (
            <section key={id} id={id} aria-labelledby={`${id}-titre`}>
              <h2 id={`${id}-titre`}>{name}</h2>
              <Text nodes={body} parts={parts} />
            </section>
          ))}
        </div>
      </div>
    </Container>
  );
}
