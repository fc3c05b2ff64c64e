import { type ComponentProps, createElement, type ElementType, Fragment, type ReactNode } from 'react';
import { useSettings } from '../../lib/page/use-settings.ts';
import { TextAnchor, TextLink } from '../../ui/text-link.tsx';

export type TextNode = string | [tag: string, props: Record<string, string>, ...children: TextNode[]];

/** As web/markdown.ts compiles it. */
export interface TextSection {
  id: string;
  title: string;
  body: TextNode[];
}

/** What shows an element, or a `{name}`, of a text. */
export type TextParts = Record<string, ElementType>;

const commonParts: TextParts = {
  a: Anchor,
  '{brand}': () => useSettings().brandName,
  '{publisher}': () => useSettings().legal.name,
};

export function Anchor({ href = '', children }: ComponentProps<'a'>) {
  if (href.startsWith('/')) return <TextLink to={href}>{children}</TextLink>;
  return <TextAnchor href={href}>{children}</TextAnchor>;
}

export function Text({ nodes, parts }: { nodes: TextNode[]; parts?: TextParts }) {
  const known = { ...commonParts, ...parts };
  const render = (node: TextNode): ReactNode => {
    if (typeof node === 'string') return node;
    const [tag, props, ...children] = node;
    return createElement(known[tag] ?? tag, props, ...children.map(render));
  };
  return createElement(Fragment, {}, ...nodes.map(render));
}
