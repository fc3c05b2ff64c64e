import { lexer, type Token, type Tokens } from 'marked';
import type { Plugin } from 'vite';
import type { TextNode, TextSection } from './src/features/editorial/text.tsx';

/** Compiles Markdown to the sections of an article when the site is built, so that browsers load no parser. */
export function markdown(): Plugin {
  return {
    name: 'markdown',
    enforce: 'pre',
    transform: {
      filter: { id: /\.md$/ },
      handler: (source) => ({ code: `export const sections = ${JSON.stringify(compileText(source))};` }),
    },
  };
}

/** What is not listed here is refused, raw HTML among it. */
export function compileText(source: string): TextSection[] {
  const sections: TextSection[] = [];
  let tableName = '';
  for (const token of lexer(source)) {
    const body = sections.at(-1)?.body;
    if (token.type === 'heading') sections.push(startSection(token as Tokens.Heading));
    else if (!body) throw new Error('a text begins with a heading');
    else if (token.type === 'paragraph' && token.text.startsWith('Table: ')) tableName = token.text.slice(7);
    else if (token.type === 'table') body.push(buildTable(token as Tokens.Table, tableName));
    else body.push(...compileToken(token));
  }
  return sections;
}

function startSection({ text, depth }: Tokens.Heading): TextSection {
  const [, title, id] = /^(.+) \{#([\w-]+)\}$/.exec(text) ?? [];
  if (depth !== 2 || !title || !id) throw new Error(`« ${text} » is not like « ## Title {#anchor} »`);
  return { id, title, body: [] };
}

const compile = (tokens: Token[] = []): TextNode[] => tokens.flatMap(compileToken);

function compileToken(token: Token): TextNode[] {
  switch (token.type) {
    case 'space':
      return [];
    case 'text':
      return token.tokens ? compile(token.tokens) : compileWords(token.text);
    case 'escape':
      return [token.text];
    case 'paragraph':
      return [compileParagraph(compile(token.tokens))];
    case 'list':
      return [
        [
          token.ordered ? 'ol' : 'ul',
          {},
          ...token.items.map((item: Tokens.ListItem) => ['li', {}, ...compile(item.tokens)]),
        ],
      ];
    case 'em':
    case 'strong':
      return [[token.type, {}, ...compile(token.tokens)]];
    case 'codespan':
      return [['code', {}, token.text]];
    case 'link':
      return [['a', { href: checkAddress(token.href) }, ...compile(token.tokens)]];
    default:
      throw new Error(`« ${token.raw} »: ${token.type} is not allowed in a text`);
  }
}

/** `{name}` is a component of `features/editorial/*-parts.tsx`. */
const compileWords = (text: string): TextNode[] =>
  text
    .replaceAll('\n', ' ')
    .split(/(\{\w+\})/)
    .filter(Boolean)
    .map((words) => (words.startsWith('{') ? [words, {}] : words));

/** A component alone on its line is a block of its own. */
function compileParagraph(children: TextNode[]): TextNode {
  const [first, ...others] = children;
  const isComponent = Array.isArray(first) && first[0].startsWith('{');
  return isComponent && others.length === 0 ? first : ['p', {}, ...children];
}

function checkAddress(href: string): string {
  if (!/^(https:\/\/|\/(?!\/)|#)/.test(href)) throw new Error(`« ${href} » is not allowed as a link`);
  return href;
}

function buildTable({ header, rows }: Tokens.Table, label: string): TextNode {
  if (!label) throw new Error('a table comes after « Table: its name »');
  const columns = header.map(({ text }) => text);
  return [
    'table',
    { label },
    ['thead', {}, ['tr', {}, ...columns.map((column): TextNode => ['th', { scope: 'col' }, column])]],
    [
      'tbody',
      {},
      ...rows.map(
        (cells): TextNode => [
          'tr',
          {},
          ...cells.map(
            ({ tokens }, index): TextNode => [
              index === 0 ? 'th' : 'td',
              index === 0 ? { scope: 'row' } : { 'data-column': columns[index] ?? '' },
              ...compile(tokens),
            ],
          ),
        ],
      ),
    ],
  ];
}
