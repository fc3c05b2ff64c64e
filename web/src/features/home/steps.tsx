import { Drawing, type DrawingName } from '../../icons/drawing.tsx';
import * as m from '../../paraglide/messages.js';

const steps: { drawing: DrawingName; title: () => string; text: () => string }[] = [
  { drawing: 'radius', title: m.how_search_title, text: m.how_search_text },
  { drawing: 'conversation', title: m.how_write_title, text: m.how_write_text },
  { drawing: 'delivery', title: m.how_collect_title, text: m.how_collect_text },
];

export function Steps() {
  return (
    <ol className="mt-7 grid gap-8 md:mt-10 md:grid-cols-3 md:gap-6">
      {steps.map(({ drawing, title, text }, index) => (
        <li key={drawing}>
          <Drawing name={drawing} className="mb-3 h-33 max-w-full md:mb-5 md:h-42.5" />
          <h3 className="md:text-24">
            {index + 1}. {title()}
          </h3>
          <p className="mt-1 max-w-88 text-on-blueprint-2 md:mt-2 md:text-17">{text()}</p>
        </li>
      ))}
    </ol>
  );
}
