import { pages } from '@parpaing/contract/pages';
import type { Me } from '@parpaing/contract/schemas';
import { Avatar } from '../../../entities/user/avatar.tsx';
import { formatMonth } from '../../../lib/format/format.ts';
import * as m from '../../../paraglide/messages.js';
import { ButtonLink } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { TextLink } from '../../../ui/text-link.tsx';

const roleNames = { USER: undefined, PROVIDER: m.role_seller, ADMIN: m.role_admin };

export function AccountCard({ me }: { me: Me }) {
  const { fullName, email, role, createdAt, profileImageUrl } = me;
  return (
    <Panel id="compte" title={m.account_card_title()}>
      <div className="flex items-start gap-4">
        <Avatar url={profileImageUrl} name={fullName} className="size-18 text-32" />
        <div className="min-w-0">
          <p className="text-17 font-semibold break-words">{fullName}</p>
          <p className="break-words text-ink-2">{email}</p>
          <p className="mt-1 text-13 text-ink-2">
            {roleNames[role] && `${roleNames[role]()} · `}
            {m.member_since({ date: formatMonth(createdAt) })}
          </p>
        </div>
      </div>
      <MissingDetails me={me} />
      <div className="mt-5 flex flex-wrap gap-2">
        <ButtonLink look="secondary" to={pages.profileEdit} className="max-sm:w-full">
          {m.profile_view_action()}
        </ButtonLink>
        <ButtonLink look="secondary" to={pages.profileView} className="max-sm:w-full">
          {m.profile_edit_action()}
        </ButtonLink>
      </div>
    </Panel>
  );
}

function MissingDetails({ me }: { me: Me }) {
  const hints = [
    !me.profileImageUrl && { to: '#photo', text: m.missing_picture() },
    !me.phoneNumber && { to: '#coordonnees', text: m.missing_phone() },
    !me.city && { to: '#coordonnees', text: m.missing_city() },
    me.providerInfo?.description === '' && { to: '#vendeur', text: m.missing_description() },
  ].filter((hint) => hint !== false);
  if (hints.length === 0) return null;
  return (
    <div className="mt-5 border-t border-joint pt-4">
      <p className="font-semibold">{m.missing_title()}</p>
      <ul>
        {hints.map(({ to, text }) => (
          <li key={text}>
            <TextLink to={pages.profileEdit + to} className="inline-flex min-h-11 items-center">
              {text}
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
