import { type CallAnswer, calls } from '@parpaing/contract/calls';
import { pages } from '@parpaing/contract/pages';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { Icon } from '../../../icons/icon.tsx';
import { formatNumber } from '../../../lib/format/format.ts';
import * as m from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Container } from '../../../ui/container.tsx';
import { OutcomeNotice } from '../../../ui/outcome-notice.tsx';
import { TextLink } from '../../../ui/text-link.tsx';

export type AskedMaterials = CallAnswer<'listAskedMaterials'> | null;

const outcomes = {
  confirmed: { text: m.availability_confirmed, look: 'positive' },
  answered: { text: m.availability_answered, look: 'positive' },
  expired: { text: m.availability_expired, look: 'warning' },
} as const;
const askedBy: [string, string] = ['availability', 'token'];

const isOutcome = (value: string): value is keyof typeof outcomes => Object.hasOwn(outcomes, value);

export default function AvailabilityNotice({ outcome, asked }: { outcome: string; asked: AskedMaterials }) {
  if (outcome === 'ask') return asked ? <Question asked={asked} /> : <Outcome {...outcomes.expired} />;
  return isOutcome(outcome) && <Outcome {...outcomes[outcome]} />;
}

/** A native form, so that it works without scripts. */
function Question({ asked: { items, others } }: { asked: NonNullable<AskedMaterials> }) {
  const [params] = useSearchParams();
  const token = new URLSearchParams({ token: params.get('token') ?? '' });
  const question = useRef<HTMLElement>(null);
  useEffect(() => question.current?.focus({ preventScroll: true }), []);
  const count = items.length + others;
  const title =
    count === 1 ? m.availability_title_one() : m.availability_title({ count: formatNumber(count) });
  return (
    <section ref={question} tabIndex={-1} aria-label={title} className="bg-plan-tint outline-none">
      <Container className="py-6">
        <form
          method="post"
          action={`${calls.answerAvailability.path}?${token}`}
          className="grid justify-items-start gap-3"
        >
          <p className="flex items-center gap-3 font-display text-24 font-bold">
            <Icon name="circle-question-mark" size={24} className="flex-none text-plan" />
            {title}
          </p>
          <p>{m.availability_hint()}</p>
          <ul className="grid w-full gap-x-8 md:grid-cols-2">
            {items.map(({ id, title: name }) => (
              <li key={id} className="border-b border-plan-line">
                <label className="flex min-h-11 items-center gap-3 py-2">
                  <input type="checkbox" name="pause" value={id} className="check" />
                  {name}
                </label>
              </li>
            ))}
          </ul>
          {others > 0 && (
            <p>
              {others === 1
                ? m.availability_others_one()
                : m.availability_others({ count: formatNumber(others) })}{' '}
              <TextLink to={`${pages.myMaterials}?sort=confirmed`}>{m.my_materials_title()}</TextLink>
            </p>
          )}
          <Button className="mt-2 max-sm:w-full">{m.availability_submit()}</Button>
        </form>
      </Container>
    </section>
  );
}

const Outcome = ({ text, look }: (typeof outcomes)[keyof typeof outcomes]) => (
  <OutcomeNotice look={look} asked={askedBy}>
    {text()}{' '}
    <TextLink to={pages.myMaterials} className="text-current hover:text-current">
      {m.my_materials_title()}
    </TextLink>
  </OutcomeNotice>
);
