import type { MaterialDetail } from '@parpaing/contract/schemas';
import type { ReactNode } from 'react';
import { SellerCard } from './seller-card.tsx';
import './contact-block.css';

function publishHeight(block: HTMLElement | null) {
  if (!block) return;
  const observer = new ResizeObserver(() => block.style.setProperty('--height', `${block.offsetHeight}px`));
  observer.observe(block);
  return () => observer.disconnect();
}

/** On a wide screen it stays in sight: at the top of the window, or by its button at the foot, before it is reached. */
export function ContactBlock({ seller, button }: { seller: MaterialDetail['seller']; button: ReactNode }) {
  return (
    <div
      ref={publishHeight}
      className="contact-block min-w-0 max-lg:order-2 lg:sticky lg:top-3 lg:bottom-[calc(var(--cookie-banner)+var(--shown)-var(--height,100dvh))] lg:-mx-0.5 lg:max-h-[calc(var(--free-height)-1.5rem)] lg:overflow-y-auto lg:bg-page lg:px-0.5 lg:py-3 lg:[--shown:4.75rem] group-has-[~.compare-bar]/detail:[--shown:8.75rem]"
    >
      <div className="mb-5 max-lg:hidden print:hidden">{button}</div>
      <SellerCard seller={seller} />
    </div>
  );
}
