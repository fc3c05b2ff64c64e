import { isSeller } from '../../entities/session/stored-user.ts';
import { useUser } from '../../entities/session/use-user.ts';
import { useSellLink } from '../../entities/user/seller/sell-link.ts';
import { Illustration } from '../../icons/illustration.tsx';
import * as m from '../../paraglide/messages.js';
import { ButtonLink } from '../../ui/button.tsx';

export function SellBand() {
  const user = useUser();
  const sellLink = useSellLink();
  const isMemberSeller = user !== null && isSeller(user);
  return (
    <section
      aria-labelledby="sell-title"
      className="relative -mx-(--margin) mt-12 overflow-hidden bg-brick-band text-on-brick-band [--focus:var(--on-brick-band)] md:mx-0 md:mt-18 md:grid md:grid-cols-[1fr_45%] md:rounded-3"
    >
      <div className="px-4 pt-10 pb-4 md:py-14 md:pl-8 lg:pl-16">
        <h2 id="sell-title" className="text-32 md:text-44 md:tracking-[-0.025em]">
          {m.sell_title()}
        </h2>
        <p className="mt-4 mb-7 max-w-115 text-17">{m.sell_text()}</p>
        <ButtonLink look="inverse" size="large" {...sellLink} className="max-md:w-full">
          {isMemberSeller ? m.header_sell() : m.sell_action()}
        </ButtonLink>
      </div>
      <div className="relative max-md:h-47.5">
        <Illustration
          name="objets/parpaings"
          sizes="(min-width: 80rem) 460px, (min-width: 48rem) 368px, 268px"
          width="460"
          height="345"
          loading="lazy"
          className="absolute right-0 -bottom-5 w-[min(16.75rem,68vw)] max-w-none md:-right-5 md:w-92 xl:right-5 xl:-bottom-6.5 xl:w-115"
        />
        <Illustration
          name="objets/big-bag-gravier"
          sizes="(min-width: 80rem) 308px, (min-width: 48rem) 224px, 188px"
          width="310"
          height="233"
          loading="lazy"
          className="absolute right-[min(12.25rem,50vw)] -bottom-3.5 w-[min(11.75rem,47vw)] max-w-none md:right-53 md:w-50 lg:right-64 lg:w-56 xl:right-82 xl:-bottom-5.5 xl:w-77"
        />
      </div>
    </section>
  );
}
