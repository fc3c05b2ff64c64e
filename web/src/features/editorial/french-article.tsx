import type { ComponentProps } from 'react';
import * as m from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { Article } from './article.tsx';

/** Legally binding texts exist in French only; other readers are told so. */
export function FrenchArticle(props: Omit<ComponentProps<typeof Article>, 'lang' | 'note'>) {
  const isFrench = getLocale().startsWith('fr');
  return (
    <Article
      {...props}
      lang={isFrench ? undefined : 'fr'}
      note={isFrench ? undefined : m.article_french_only()}
    />
  );
}
