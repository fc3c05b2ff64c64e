import { pages } from '@parpaing/contract/pages';
import type { Conversation } from '@parpaing/contract/schemas';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ConditionBadge } from '../../../entities/material/condition-badge.tsx';
import { joinDesignations } from '../../../entities/material/join-designations.ts';
import { MaterialPhoto } from '../../../entities/material/photo/material-photo.tsx';
import { Avatar } from '../../../entities/user/avatar.tsx';
import { formatDuration } from '../../../lib/format/format.ts';
import * as m from '../../../paraglide/messages.js';
import { ButtonLink } from '../../../ui/button.tsx';
import { IconLink } from '../../../ui/icon-button.tsx';
import { getOtherName } from '../get-other-name.ts';
import { DiscussedPrice } from './discussed-price.tsx';

export interface ThreadHeadProps {
  other: Conversation['other'];
  isOtherSeller: boolean;
  replyMinutes: number | null;
  material: Conversation['material'];
  back: string;
  menu?: ReactNode;
}

export function ThreadHead({ other, isOtherSeller, replyMinutes, material, back, menu }: ThreadHeadProps) {
  const name = getOtherName(other);
  const isForSale = material.status === 'publie';
  return (
    <header className="grid flex-none grid-cols-[auto_minmax(0,1fr)_auto] border-b border-joint lg:grid-cols-[minmax(0,1fr)_auto_auto_auto] lg:items-center">
      <IconLink to={back} icon="arrow-left" label={m.conversation_back()} className="my-1.5 ml-2 md:hidden" />
      <div className="col-start-2 row-start-1 flex min-h-14 items-center gap-2 px-2 md:pl-8 lg:max-w-68 lg:px-4">
        <Avatar
          url={other.isGone ? null : other.profileImageUrl}
          name={name}
          className="size-10 text-17 lg:hidden"
        />
        <div className="min-w-0">
          <h1 className="truncate font-text text-15 leading-5 font-semibold tracking-normal">
            {isOtherSeller && !other.isGone ? (
              <Link to={pages.publicProfile(other.id)} className="hover:underline">
                {name}
              </Link>
            ) : (
              name
            )}
          </h1>
          {replyMinutes !== null && !other.isGone && (
            <p className="truncate text-13 leading-4 text-ink-2">
              {m.seller_replies({ duration: formatDuration(replyMinutes) })}
            </p>
          )}
        </div>
      </div>
      <div className="col-start-1 row-start-2 flex items-center gap-3 border-joint py-2.5 pr-2 pl-4 max-lg:col-end-3 max-lg:border-t md:pl-8 lg:row-start-1 lg:gap-4 lg:py-4 lg:pr-4 short:max-lg:hidden">
        <div className="w-14 flex-none overflow-hidden rounded-1 border border-joint lg:w-18">
          <MaterialPhoto
            picture={material.picture && { ...material.picture, alt: '' }}
            sizes="72px"
            isFirst
          />
        </div>
        <div className="min-w-0">
          <div className="flex items-center gap-2.5">
            <p className="truncate font-semibold">{joinDesignations(material.title)}</p>
            <span className="flex flex-none max-md:hidden">
              <ConditionBadge condition={material.condition} />
            </span>
          </div>
          <DiscussedPrice material={material} />
        </div>
      </div>
      {isForSale && <MaterialLink id={material.id} />}
      {menu && <div className="col-start-3 row-start-1 mr-2 self-center md:mr-4 lg:col-start-4">{menu}</div>}
    </header>
  );
}

function MaterialLink({ id }: { id: string }) {
  return (
    <div className="col-start-3 row-start-2 grid content-center border-joint pr-2 max-lg:border-t lg:row-start-1 lg:last:pr-8 short:max-lg:hidden">
      <IconLink
        to={pages.material(id)}
        icon="chevron-right"
        label={m.conversation_see_material()}
        className="lg:hidden"
      />
      <ButtonLink look="secondary" to={pages.material(id)} className="max-lg:hidden">
        {m.conversation_see_material()}
      </ButtonLink>
    </div>
  );
}
