import type { ReactNode } from 'react';
import { formatDate } from '../../lib/format/format.ts';
import * as m from '../../paraglide/messages.js';
import { Container } from '../../ui/container.tsx';
import { Text, type TextParts, type TextSection } from './text.tsx';
import './article.css';

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
        <nav
          aria-labelledby="sommaire"
          className="lg:sticky lg:top-6 lg:max-h-[calc(100dvh-3rem)] lg:self-start lg:overflow-y-auto lg:p-0.5 print:hidden"
        >
          <h2 id="sommaire" className="mb-2 font-text text-15 font-semibold tracking-normal">
            {m.article_contents()}
          </h2>
          <ol lang={lang} className="border-t border-joint">
            {sections.map(({ id, title: name }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="flex min-h-11 items-center border-b border-joint py-1.5 text-ink-2 hover:text-ink hover:underline lg:min-h-9"
                >
                  {name}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div lang={lang} className="prose max-w-[44rem] text-17 print:max-w-none">
          {sections.map(({ id, title: name, body }) => (
            <section
              key={id}
              id={id}
              aria-labelledby={`${id}-titre`}
              className="border-joint not-first:mt-10 not-first:border-t not-first:pt-10"
            >
              <h2 id={`${id}-titre`} className="break-after-avoid text-24">
                {name}
              </h2>
              <Text nodes={body} parts={parts} />
            </section>
          ))}
        </div>
      </div>
    </Container>
  );
}
