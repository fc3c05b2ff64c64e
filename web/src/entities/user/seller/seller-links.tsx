import type { PublicProfile } from '@parpaing/contract/schemas';
import { Icon } from '../../../icons/icon.tsx';
import * as m from '../../../paraglide/messages.js';

export function SellerLinks({ seller }: { seller: NonNullable<PublicProfile['seller']> }) {
  const { facebook, instagram, linkedin } = seller.socialMedia;
  const links = [
    { name: m.seller_website(), address: seller.websiteUrl },
    { name: 'Facebook', address: facebook },
    { name: 'Instagram', address: instagram },
    { name: 'LinkedIn', address: linkedin },
  ].flatMap(({ name, address }) => (address ? [{ name, address }] : []));
  if (links.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-wrap gap-x-5">
      {links.map(({ name, address }) => (
        <li key={name}>
          <a
            href={address}
            rel="nofollow noopener noreferrer"
            target="_blank"
            className="inline-flex min-h-11 items-center gap-1.5 font-medium text-plan underline underline-offset-3 hover:text-plan-hover"
          >
            {name}
            <Icon name="external-link" size={16} />
            <span className="sr-only">{m.opens_in_new_tab()}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
