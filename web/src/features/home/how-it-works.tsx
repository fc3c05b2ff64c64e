import * as m from '../../paraglide/messages.js';
import { BlueprintPanel } from '../../ui/blueprint-panel.tsx';
import { Container } from '../../ui/container.tsx';
import { Steps } from './steps.tsx';

const facts = [
  { term: m.how_fact_price, text: m.how_fact_price_text },
  { term: m.how_fact_address, text: m.how_fact_address_text },
  { term: m.how_fact_sellers, text: m.how_fact_sellers_text },
];

export function HowItWorks() {
  return (
    <section aria-labelledby="how-title">
      <BlueprintPanel className="mt-14 py-10 md:mt-22 md:py-16">
        <Container>
          <h2 id="how-title" className="text-32 md:text-44">
            {m.how_title()}
          </h2>
          <Steps />
          <dl className="mt-9 grid gap-5 md:mt-12 md:grid-cols-3 md:gap-6">
            {facts.map(({ term, text }) => (
              <div key={term()} className="border-t border-on-blueprint/50 pt-3">
                <dt className="text-13 text-on-blueprint-2">{term()}</dt>
                <dd className="font-medium">{text()}</dd>
              </div>
            ))}
          </dl>
        </Container>
      </BlueprintPanel>
    </section>
  );
}
