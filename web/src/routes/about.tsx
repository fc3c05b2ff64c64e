import { pages } from '@parpaing/contract/pages';
import { Link } from 'react-router';
import { Article } from '../features/editorial/article.tsx';
import { pageMeta } from '../lib/page/page-meta.ts';
import { useSettings } from '../lib/page/use-settings.ts';
import * as m from '../paraglide/messages.js';
import type { Route } from './+types/about';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: m.about_title(), description: m.about_lead() });

export default function About() {
  const { brandName: brand, legal } = useSettings();
  return (
    <Article
      title={m.about_title()}
      lead={m.about_lead()}
      updated="2026-11-15"
      sections={[
        {
          id: 'pourquoi',
          title: m.about_why_title(),
          body: (
            <>
              <p>{m.about_why_text()}</p>
              <p>{m.about_why_text_2({ brand })}</p>
            </>
          ),
        },
        {
          id: 'reemploi',
          title: m.about_reuse_title(),
          body: (
            <>
              <p>{m.about_reuse_text()}</p>
              <p>{m.about_reuse_text_2()}</p>
            </>
          ),
        },
        {
          id: 'methode',
          title: m.about_how_title(),
          body: (
            <ul>
              <li>{m.about_how_price()}</li>
              <li>{m.about_how_seller()}</li>
              <li>{m.about_how_rank()}</li>
              <li>{m.about_how_data()}</li>
            </ul>
          ),
        },
        {
          id: 'qui',
          title: m.about_who_title(),
          body: (
            <>
              <p>{m.about_who_text({ brand, publisher: legal.name })}</p>
              <p>
                <Link to={pages.contact}>{m.about_contact()}</Link>
              </p>
              <p>
                <Link to={`${pages.terms}#mentions-legales`}>{m.about_who_link()}</Link>
              </p>
            </>
          ),
        },
      ]}
    />
  );
}
