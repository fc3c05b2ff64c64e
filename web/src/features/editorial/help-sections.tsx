import { pages } from '@parpaing/contract/pages';
import { Link } from 'react-router';
import * as m from '../../paraglide/messages.js';
import type { ArticleSection } from './article.tsx';
import { BecomeSellerLink } from './become-seller-link.tsx';

/** Code de la consommation, L111-7. */
export function helpSections(): ArticleSection[] {
  return [
    {
      id: 'acheter',
      title: m.info_buy_title(),
      body: (
        <ul>
          <li>{m.info_buy_write()}</li>
          <li>{m.info_buy_pay()}</li>
          <li>{m.info_buy_check()}</li>
        </ul>
      ),
    },
    {
      id: 'prix',
      title: m.info_prices_title(),
      body: (
        <>
          <p>{m.info_prices_shown()}</p>
          <p>{m.info_prices_base()}</p>
          <p>{m.info_prices_fees()}</p>
          <p>{m.info_prices_delivery()}</p>
        </>
      ),
    },
    {
      id: 'classement',
      title: m.info_ranking_title(),
      body: (
        <>
          <p>{m.info_ranking_intro()}</p>
          <ol>
            <li>{m.info_ranking_1()}</li>
            <li>{m.info_ranking_2()}</li>
            <li>{m.info_ranking_3()}</li>
          </ol>
          <p>{m.info_ranking_place()}</p>
          <p>{m.info_ranking_home()}</p>
          <p>{m.info_ranking_paid()}</p>
        </>
      ),
    },
    {
      id: 'vendeurs',
      title: m.info_sellers_title(),
      body: (
        <>
          <p>{m.info_sellers_intro()}</p>
          <ul>
            <li>{m.info_sellers_pro()}</li>
            <li>{m.info_sellers_private()}</li>
          </ul>
          <p>{m.info_sellers_shown()}</p>
          <p>{m.info_sellers_rights()}</p>
        </>
      ),
    },
    {
      id: 'devenir-vendeur',
      title: m.info_become_title(),
      body: (
        <>
          <p>{m.info_become_steps()}</p>
          <p>{m.info_become_publish()}</p>
          <p>
            <BecomeSellerLink />
          </p>
        </>
      ),
    },
    {
      id: 'regles-de-publication',
      title: m.info_rules_title(),
      body: (
        <>
          <p>{m.info_rules_intro()}</p>
          <ul>
            <li>{m.info_rules_one()}</li>
            <li>{m.info_rules_photos()}</li>
            <li>{m.info_rules_state()}</li>
            <li>{m.info_rules_price()}</li>
            <li>{m.info_rules_banned()}</li>
          </ul>
          <p>{m.info_rules_report()}</p>
          <p>
            <Link to={`${pages.contact}?topic=signalement`}>{m.info_rules_report_link()}</Link>
          </p>
          <p>
            <Link to={pages.terms}>{m.info_rules_terms_link()}</Link>
          </p>
        </>
      ),
    },
    {
      id: 'accessibilite',
      title: m.info_accessibility_title(),
      body: (
        <>
          <p>{m.info_accessibility_status()}</p>
          <p>{m.info_accessibility_checked()}</p>
          <p>{m.info_accessibility_limits()}</p>
          <p>
            {m.info_accessibility_contact()} <Link to={pages.contact}>{m.footer_contact()}</Link>
          </p>
        </>
      ),
    },
  ];
}
