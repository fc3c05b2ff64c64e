import * as m from '../../../paraglide/messages.js';

const sellerSections = ['vendeur', 'verification', 'banniere', 'horaires', 'delais', 'conges'];

const sections = [
  { id: 'photo', name: m.avatar_title },
  { id: 'coordonnees', name: m.contact_section_title },
  { id: 'vendeur', name: m.seller_section_title },
  { id: 'verification', name: m.verification_title },
  { id: 'banniere', name: m.banner_title },
  { id: 'horaires', name: m.hours_title },
  { id: 'delais', name: m.delays_title },
  { id: 'conges', name: m.holiday_title },
  { id: 'adresse-e-mail', name: m.email_section_title },
  { id: 'mot-de-passe', name: m.password_section_title },
  { id: 'preferences', name: m.preferences_title },
  { id: 'sessions', name: m.sessions_title },
  { id: 'mes-donnees', name: m.data_title },
];

export function SectionLinks({ isSeller }: { isSeller: boolean }) {
  return (
    <nav aria-label={m.article_contents()} className="lg:sticky lg:top-6 lg:self-start">
      <ul className="flex flex-wrap gap-x-4 lg:flex-col">
        {sections
          .filter(({ id }) => isSeller || !sellerSections.includes(id))
          .map(({ id, name }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="flex min-h-11 items-center font-medium hover:underline max-lg:text-plan max-lg:underline max-lg:underline-offset-3 lg:border-l-2 lg:border-joint lg:pl-4 lg:hover:border-ink"
              >
                {name()}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}
