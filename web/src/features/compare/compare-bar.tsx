import { limits } from '@parpaing/contract/limits';
import { comparePage, setCompared, useCompared } from '../../entities/material/comparison/compared.ts';
import type { Need } from '../../entities/material/prices/need.ts';
import * as m from '../../paraglide/messages.js';
import { ButtonLink, ChipButton } from '../../ui/button.tsx';
import { FootBar } from '../../ui/foot-bar.tsx';
import { LinkButton } from '../../ui/text-link.tsx';

export function CompareBar({ need }: { need?: Need }) {
  const compared = useCompared();
  if (compared.length === 0) return null;
  return (
    <FootBar aria-label={m.compare_bar()}>
      <ul className="flex min-w-0 flex-1 gap-2 max-md:hidden">
        {compared.map(({ id, title }) => (
          <li key={id} className="min-w-0">
            <ChipButton
              onClick={() => setCompared(compared.filter((other) => other.id !== id))}
              aria-label={m.compare_remove({ title })}
              className="w-full max-w-60"
            >
              <span className="truncate">{title}</span>
            </ChipButton>
          </li>
        ))}
      </ul>
      <LinkButton onClick={() => setCompared([])} className="flex-none">
        {m.compare_empty_all()}
      </LinkButton>
      {compared.length < limits.leastCompared ? (
        <p className="max-md:flex-1">{m.compare_bar_one()}</p>
      ) : (
        <ButtonLink
          look="ink"
          to={comparePage(
            compared.map(({ id }) => id),
            need,
          )}
          className="max-md:flex-1"
        >
          {m.compare_open({ count: compared.length })}
        </ButtonLink>
      )}
    </FootBar>
  );
}
