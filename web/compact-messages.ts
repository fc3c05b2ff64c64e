import type { Plugin } from 'vite';
import { paraglide } from './paraglide.config.ts';

const speaker = '\0say';

/** One place that knows the language, instead of one in every message. */
const say = `
import { getLocale } from ${JSON.stringify(`${paraglide.outdir}/runtime.js`)};
export function say(inputs, english, french, frenchOfFrance = french) {
  const locale = getLocale();
  const text = locale === 'en-US' ? english : locale === 'fr' ? french : frenchOfFrance;
  return typeof text === 'function' ? text(inputs) : text;
}`;

const comments = /\/\*\*[\s\S]*?\*\//g;
const wholeText = /const (\w+) = \(\) => \{\s*return\s+\((`(?:[^`\\]|\\.)*`)\)\s*\};/g;
const alias = /^const (\w+) = (\w+);$/gm;
const choice =
  /\(\(inputs(?: = \{\})?, options = \{\}\) => \{\s*const locale = .*\s*if \(locale === "en-US"\) return (\w+)\(inputs\)\s*if \(locale === "fr"\) return (\w+)\(inputs\)\s*return (\w+)\(inputs\)\s*\}\)/;

/**
 * Paraglide repeats the choice of a language in every message: about 3 kB of the home page, gzipped. Messages
 * that do not look as expected are left as they are, so a new Paraglide costs bytes and nothing else.
 */
export function compactMessages(): Plugin {
  return {
    name: 'compact-messages',
    apply: 'build',
    resolveId: (id) => (id === speaker ? id : undefined),
    load: (id) => (id === speaker ? { code: say, moduleSideEffects: false } : undefined),
    transform(code, id) {
      if (!/\/paraglide\/messages\/(?!_index)\w+\.js$/.test(id)) return;
      const bare = code.replace(comments, '').replace(/= +\(/g, '= (');
      const [, english, french, frenchOfFrance] = choice.exec(bare) ?? [];
      if (!english) return;
      const texts = new Map(Array.from(bare.matchAll(wholeText), ([, name, text]) => [name, text]));
      const aliases = new Map(Array.from(bare.matchAll(alias), ([, name, same]) => [name, same]));
      const named = [english, french, frenchOfFrance].map((name) => aliases.get(name) ?? name);
      if (named[2] === named[1]) named.pop();
      const spoken = named.map((name) => texts.get(name) ?? name).join(', ');
      const compact = bare
        .replace(wholeText, '')
        .replace(alias, '')
        .replace(choice, () => `((inputs) => say(inputs, ${spoken}))`);
      return { code: `import { say } from ${JSON.stringify(speaker)};\n${compact}`, map: null };
    },
  };
}
