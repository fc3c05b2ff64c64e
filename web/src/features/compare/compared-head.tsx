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
      <div className="compared-cover">
        <div className="compared-photo">
          <MaterialPhoto picture={item.picture} sizes="128px" isFirst />
        </div>
        <ConditionBadge condition={item.condition} />
        <IconLink
          icon="x"
          label={removeLabel}
          to={withoutIt}
          onClick={storeOthers}
          className="compared-action max-md:hidden"
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
              className="compared-action js-only md:hidden"
            />
          )}
        />
      </div>
      <div className="compared-name">
        <div className="compared-thumbnail">
          <MaterialPhoto
            picture={item.picture && { ...item.picture, alt: '' }}
            sizes="75px"
            isFirst={false}
          />
        </div>
        <div className="min-w-0">
          <Link to={materialAddress(item, need)} className="compared-title">
            {joinDesignations(item.title)}
          </Link>
          <p className="text-13 text-ink-2">{price}</p>
        </div>
      </div>
      <ContactLink material={item} order={order} look="secondary" className="compared-contact" />
    </>
  );
}
