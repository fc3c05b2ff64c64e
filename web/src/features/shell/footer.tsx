import { pages } from '@parpaing/contract/pages';
import { Link } from 'react-router';
import { listAddress, sellersAddress } from '../../entities/list-query/list-address.ts';
import { openCookieSettings } from '../../entities/user/cookies/cookie-settings-event.ts';
import { useRootData } from '../../lib/page/use-settings.ts';
import * as m from '../../paraglide/messages.js';
import { Container } from '../../ui/container.tsx';
import { Logo } from '../../ui/logo.tsx';

/** Said once for fifteen links and a button. */
const entries =
  '[&_li>*]:flex [&_li>*]:min-h-11 [&_li>*]:items-center [&_li>*]:hover:text-on-inverse [&_li>*]:hover:underline md:[&_li>*]:min-h-8';

export function Footer() {
  const {
    settings: { brandName },
    year,
  } = useRootData();
  return (
    <footer className="bg-inverse pt-10 pb-6 text-on-inverse-2 [--focus:var(--on-inverse)] [--logo-accent:var(--logo-cell-on-dark)] md:pt-14 md:pb-7 print:hidden">
      <Container className={entries}>
        <nav
          aria-label={m.footer_label()}
          className="grid grid-cols-2 gap-x-6 gap-y-7 md:grid-cols-[1.6fr_1fr_1fr_1fr]"
        >
          <div className="max-md:col-span-2">
            <Logo brandName={brandName} className="h-7 text-on-inverse lg:h-8.5" />
            <p className="mt-3 max-w-72">{m.footer_tagline()}</p>
          </div>
          <Group
            title={m.footer_buy()}
            links={[
              [pages.materials, m.footer_all_materials()],
              [listAddress({ condition: ['reemploi'] }), m.footer_reuse()],
              [listAddress({ condition: ['surplus'] }), m.footer_surplus()],
              [sellersAddress, m.nav_sellers()],
            ]}
          />
          <Group
            title={m.footer_sell()}
            links={[
              [`${pages.info}#devenir-vendeur`, m.footer_become_seller()],
              [pages.sellerDashboard, m.nav_seller_space()],
              [`${pages.info}#regles-de-publication`, m.footer_rules()],
            ]}
          />
          <Group
            title={m.footer_help()}
            links={[
              [pages.info, m.footer_help_centre()],
              [pages.contact, m.footer_contact()],
              [`${pages.info}#accessibilite`, m.footer_accessibility()],
            ]}
          />
        </nav>
        <div className="mt-7 flex flex-wrap items-center justify-between gap-x-6 border-t border-on-inverse/20 pt-3 text-13 md:mt-10">
          <p className="py-3">
            © {year} {brandName}
          </p>
          <ul className="flex flex-wrap gap-x-6">
            <Entry to={pages.about} label={m.footer_about()} />
            <Entry to={`${pages.terms}#mentions-legales`} label={m.footer_legal()} />
            <Entry to={pages.terms} label={m.footer_terms()} />
            <Entry to={pages.privacy} label={m.footer_privacy()} />
            <li className="js-only">
              <button type="button" onClick={openCookieSettings}>
                {m.footer_cookies()}
              </button>
            </li>
          </ul>
        </div>
      </Container>
    </footer>
  );
}

function Group({ title, links }: { title: string; links: [to: string, label: string][] }) {
  return (
    <div>
      <h2 className="mb-1 font-text text-15 font-semibold tracking-normal text-on-inverse">{title}</h2>
      <ul>
        {links.map(([to, label]) => (
          <Entry key={to} to={to} label={label} />
        ))}
      </ul>
    </div>
  );
}

function Entry({ to, label }: { to: string; label: string }) {
  return (
    <li>
      <Link to={to}>{label}</Link>
    </li>
  );
}
