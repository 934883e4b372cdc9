import { createElement, Fragment, useMemo, type ReactNode } from 'react';
import { parseRichText } from './parse-rich-text.ts';
import s from './rich-text.module.css';

/** The elements to render. The server allows no others. */
const shown = new Set(['P', 'BR', 'STRONG', 'EM', 'U', 'S', 'H3', 'UL', 'OL', 'LI', 'BLOCKQUOTE']);
const isSafeLink = (href: string): boolean => /^(https?:|mailto:)/i.test(href);

const drawn = (node: ChildNode, at: number): ReactNode => {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element)) return null;
  const children = Array.from(node.childNodes, drawn);
  const href = node.getAttribute('href') ?? '';
  if (node.tagName === 'A' && isSafeLink(href)) {
    return (
      <a key={at} href={href} target="_blank" rel="noopener noreferrer nofollow">
        {children}
      </a>
    );
  }
  if (!shown.has(node.tagName)) return <Fragment key={at}>{children}</Fragment>;
  return node.tagName === 'BR' ? <br key={at} /> : createElement(node.tagName.toLowerCase(), { key: at }, ...children);
};

/**
 * Renders rich text as React elements instead of inserting it as HTML, so that only the allowed elements can appear.
 */
export const RichText = ({ html }: { html: string }) => {
  const nodes = useMemo(() => Array.from(parseRichText(html).childNodes, drawn), [html]);

  return <div className={s.text}>{nodes}</div>;
};
