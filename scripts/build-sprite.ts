/** Draws the icons that pages use into one file. Run `npm run sprite:build` after a change of their list, and commit it. */
import { writeFileSync } from 'node:fs';
import loaders from 'lucide-react/dynamicIconImports.mjs';
import { iconNames } from '../web/src/icons/icon-names.ts';

interface Drawn {
  __iconData: { node: [element: string, attributes: Record<string, string>][] };
}

const symbols = await Promise.all(
  iconNames.map(async (name) => {
    const { __iconData: icon } = (await loaders[name]()) as unknown as Drawn;
    const shapes = icon.node.map(([element, { key, ...attributes }]) => {
      const written = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${value}"`);
      return `<${element}${written.join('')}/>`;
    });
    return `<symbol id="${name}" viewBox="0 0 24 24">${shapes.join('')}</symbol>`;
  }),
);
writeFileSync(
  new URL('../web/src/icons/icons.svg', import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg"><!-- Lucide, ISC licence, lucide.dev -->\n${symbols.join('\n')}\n</svg>\n`,
);
