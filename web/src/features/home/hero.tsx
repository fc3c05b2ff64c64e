import type { CallAnswer } from '@parpaing/contract/calls';
import { clsx } from 'clsx';
import { Illustration } from '../../icons/illustration.tsx';
import { formatNumber } from '../../lib/format/format.ts';
import type { Optional } from '../../lib/page/optional-data.ts';
import * as m from '../../paraglide/messages.js';
import { Container } from '../../ui/container.tsx';

const courses = [
  ['briques', 'tomettes', 'fenetre', 'sacs-de-ciment'],
  ['laine-de-verre', 'poutres-chene', 'radiateur-fonte', 'tuiles'],
  ['couronnes-de-cable', 'parquet-chene', 'plaques-de-platre', 'tubes-cuivre'],
];

/** Enough for a window of 3,840 pixels, of which they take half. */
const picturesInRow = 9;

function listPictures(course: number) {
  return [...courses.slice(course), ...courses.slice(0, course)].flat().slice(0, picturesInRow);
}

interface HeroProps {
  market: Optional<CallAnswer<'summariseMarket'>>;
}

export function Hero({ market }: HeroProps) {
  return (
    <div className="relative overflow-hidden border-b border-joint bg-sunken">
      <Container>
        <div className="pt-8 pb-5 md:w-1/2 md:max-w-148 md:pt-16 md:pr-8 md:pb-31 xl:pr-0">
          <h1 className="max-w-[7.5em] text-[clamp(2.625rem,5.2vw,4rem)] leading-[0.97] font-[750] tracking-[-0.03em]">
            {m.home_title()}
          </h1>
          <p className="mt-4 max-w-125 text-17 text-ink-2 md:mt-6 xl:text-20 xl:leading-7.5">
            {getLeadText(market)}
          </p>
        </div>
      </Container>
      <div className="relative h-30.5 overflow-hidden md:absolute md:inset-y-0 md:right-0 md:left-[calc(50%-12px)] md:h-auto">
        {courses.map((course, index) => (
          <div
            key={course.join()}
            className={clsx(
              'mb-1.5 flex gap-1.5 *:h-25 *:w-34 *:flex-none *:object-cover odd:-ml-17.5 md:*:h-41 md:*:w-59 md:odd:-ml-29.5',
              index === 2 && 'max-md:hidden',
            )}
          >
            {listPictures(index).map((name, position) => (
              <Illustration
                key={name}
                name={name}
                sizes="(min-width: 48rem) 236px, 136px"
                width="236"
                height="164"
                fetchPriority="low"
                loading={index === 2 || position >= course.length ? 'lazy' : undefined}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

function getLeadText(market: HeroProps['market']) {
  if (!market?.materials || market.sellers < 2) return m.home_lead();
  return m.home_lead_counted({
    materials: formatNumber(market.materials),
    sellers: formatNumber(market.sellers),
  });
}
