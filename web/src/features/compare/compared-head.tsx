import type { MaterialDetail } from '@parpaing/contract/schemas';
import { Link, useNavigate } from 'react-router';
import { comparePage, setCompared } from '../../entities/material/comparison/compared.ts';
import { ConditionBadge } from '../../entities/material/condition-badge.tsx';
import { joinDesignations } from '../../entities/material/join-designations.ts';
import { MaterialPhoto } from '../../entities/material/photo/material-photo.tsx';
import { materialAddress, type Need } from '../../entities/material/prices/need.ts';
import { ContactLink } from '../../entities/material/quantity/contact-link.tsx';
import * as m from '../../paraglide/messages.js';
import { IconButton, IconLink } from '../../ui/icon-button.tsx';
import { type MenuEntry, PopoverMenu } from '../../ui/popover-menu.tsx';
import type { Purchase } from './purchase.ts';

interface ComparedHeadProps {
  purchase: Purchase;
  price: string;
  need: Need | undefined;
  others: MaterialDetail[];
  hidden: MaterialDetail[];
  onSwap: (id: string) => void;
}

export function ComparedHead({ purchase, price, need, others, hidden, onSwap }: ComparedHeadProps) {
  const { item, order } = purchase;
  const navigate = useNavigate();
  const withoutIt = comparePage(
    others.map(({ id }) => id),
    need,
  );
  const storeOthers = () => setCompared(others.map(({ id, title }) => ({ id, title })));
  const removeLabel = m.compare_remove({ title: item.title });

  function remove() {
    storeOthers();
    void navigate(withoutIt);
  }

  return (
    <>
      <div data-cover className="relative flex h-33 gap-2 max-lg:flex-col lg:h-24">
        <div className="size-24 flex-none overflow-hidden rounded-1 border border-joint *:aspect-auto *:h-full">
          <MaterialPhoto picture={item.picture} sizes="128px" isFirst />
        </div>
        <ConditionBadge condition={item.condition} />
        <IconLink
          icon="x"
          label={removeLabel}
          to={withoutIt}
          onClick={storeOthers}
          className="absolute -top-2 -right-3 max-md:hidden"
        />
        <PopoverMenu
          entries={[
            ...hidden.map(
              ({ id, title }): MenuEntry => ({
                label: m.compare_swap({ title }),
                icon: 'arrow-left-right',
                onSelect: () => onSwap(id),
              }),
            ),
            { label: removeLabel, icon: 'x', onSelect: remove },
          ]}
          trigger={(popoverTarget) => (
            <IconButton
              icon="ellipsis-vertical"
              label={m.compare_menu({ title: item.title })}
              popoverTarget={popoverTarget}
              className="js-only absolute -top-2 -right-3 md:hidden"
            />
          )}
        />
      </div>
      <div className="my-2.5 flex h-22 gap-3 lg:h-16.5">
        <div className="hidden size-14 flex-none overflow-hidden rounded-1 border border-joint *:aspect-auto *:h-full lg:group-data-stuck/head:block">
          <MaterialPhoto
            picture={item.picture && { ...item.picture, alt: '' }}
            sizes="75px"
            isFirst={false}
          />
        </div>
        <div className="min-w-0">
          <Link
            to={materialAddress(item, need)}
            className="line-clamp-3 leading-5.5 font-semibold hover:underline focus-visible:-outline-offset-2 lg:line-clamp-2 lg:group-data-stuck/head:text-13/4.5"
          >
            {joinDesignations(item.title)}
          </Link>
          <p className="text-13 text-ink-2">{price}</p>
        </div>
      </div>
      <ContactLink
        material={item}
        order={order}
        look="secondary"
        className="w-full text-center text-balance"
      />
    </>
  );
}
