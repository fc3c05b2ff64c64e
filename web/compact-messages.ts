import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { paraglide } from './paraglide.config.ts';

const messageFolder = `${paraglide.outdir}/messages`;
const messageFile = /\/paraglide\/messages\/(?!_index)(\w+)\.js$/;

/** Imported by the browser's entry. On the server, and in development, every message knows all its languages. */
const catalogues = 'virtual:catalogues';
const oneCatalogue = /^\0catalogue-(en-US|fr-FR)$/;

/** The browser knows its language from the document (lib/i18n.ts): of Paraglide's ways to find it, none is needed. */
const runtimeFile = /\/paraglide\/runtime\.js$/;
const runtime = `
let getter = () => 'fr';
export const getLocale = () => getter();
export const overwriteGetLocale = (given) => { getter = given; };
export const experimentalStaticLocale = undefined;`;

const say = '\0say';
const speaker = `
let catalogue = {};
export const adopt = (texts) => { catalogue = texts; };
export const say = (number, french, inputs) => {
  const text = catalogue[number] ?? french;
  return typeof text === 'function' ? text(inputs) : text;
};`;

const loader = `
import { adopt } from ${JSON.stringify(say)};
const others = {
  'en-US': () => import(${JSON.stringify('\0catalogue-en-US')}),
  'fr-FR': () => import(${JSON.stringify('\0catalogue-fr-FR')}),
};
export async function loadCatalogue(locale) {
  const load = others[locale];
  if (load) adopt((await load()).default);
}`;

interface Message {
  /** Expressions: a text, or a function of the message's inputs. */
  english: string;
  french: string;
  frenchOfFrance: string;
}

/**
 * Most visitors read French: the browser's files hold that alone, and the other languages come whole, in a file of
 * their own, before the page is hydrated. Paraglide's own form repeats every language and their choice in each message:
 * some 6 kB of the home page, gzipped. A message that does not look as expected is left as it is, so a new Paraglide
 * costs bytes and nothing else.
 */
export function compactMessages(): Plugin {
  const forBrowser = (plugin: { environment?: { name: string; mode: string } }) =>
    plugin.environment?.name === 'client' && plugin.environment.mode === 'build';
  return {
    name: 'compact-messages',
    resolveId: (id) => (id === catalogues ? `\0${id}` : id === say || oneCatalogue.test(id) ? id : undefined),
    load(id) {
      if (runtimeFile.test(id) && forBrowser(this)) return runtime;
      if (id === say) return { code: speaker, moduleSideEffects: false };
      if (id === `\0${catalogues}`) {
        return forBrowser(this) ? loader : 'export async function loadCatalogue() {}';
      }
      const locale = oneCatalogue.exec(id)?.[1];
      return locale && writeCatalogue(locale);
    },
    transform(code, id) {
      if (!forBrowser(this)) return;
      const key = messageFile.exec(id)?.[1];
      const message = key && parseMessage(code);
      if (!message) return;
      return {
        code: `import { say } from ${JSON.stringify(say)};
export const ${key} = (inputs) => say(${listKeys().indexOf(key)}, ${message.french}, inputs);`,
        map: null,
      };
    },
  };
}

/** A message is known by its place in this list: shorter than its name, which the browser never needs. */
function listKeys(): string[] {
  const files = readdirSync(messageFolder).sort();
  return files.flatMap((file) => messageFile.exec(`/paraglide/messages/${file}`)?.[1] ?? []);
}

function writeCatalogue(locale: string): string {
  const entries = listKeys().flatMap((key, number) => {
    const message = parseMessage(readFileSync(join(messageFolder, `${key}.js`), 'utf8'));
    const text = locale === 'en-US' ? message?.english : message?.frenchOfFrance;
    return text === undefined || text === message?.french ? [] : `${number}: ${text}`;
  });
  return `export default {\n${entries.join(',\n')}\n};`;
}

const comments = /\/\*\*[\s\S]*?\*\//g;
const text = /const (\w+) = \((i?)\) => \{\s*return\s+\((`(?:[^`\\]|\\.)*`)\)\s*\};/g;
const alias = /^const (\w+) = (\w+);$/gm;
const choice =
  /const locale = .*\s*if \(locale === "en-US"\) return (\w+)\(inputs\)\s*if \(locale === "fr"\) return (\w+)\(inputs\)\s*return (\w+)\(inputs\)/;

function parseMessage(code: string): Message | undefined {
  const bare = code.replace(comments, '').replace(/= +\(/g, '= (');
  const names = choice.exec(bare)?.slice(1);
  if (!names) return undefined;
  const texts = new Map(
    Array.from(bare.matchAll(text), ([, name, input, body]) => [name, input ? `(i) => ${body}` : body]),
  );
  const aliases = new Map(Array.from(bare.matchAll(alias), ([, name, same]) => [name, same]));
  const [english, french, frenchOfFrance] = names.map((name) => texts.get(aliases.get(name) ?? name));
  return english && french && frenchOfFrance ? { english, french, frenchOfFrance } : undefined;
}
