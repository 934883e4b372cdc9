import type { Finding, ArchitectureRule } from '../finding.ts';
import { lineNumberAt } from '../finding.ts';

const TOKENS = 'web/ui/tokens.css';
const FUNCTION = String.raw`\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(`;
const HEX = String.raw`#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b`;
const NAMED = String.raw`(?<![\w-])(?:white|black|red|green|blue|gr[ae]y|silver|yellow|orange|purple|pink|navy|teal|maroon|lime|aqua|olive|fuchsia|brown|gold|beige|ivory|crimson|tomato)(?![\w-])`;
const IN_CSS = new RegExp(`${FUNCTION}|${HEX}|${NAMED}`, 'gi');
const IN_CODE = new RegExp(`${FUNCTION}|^${HEX}$`, 'i');

/** Replaces comments and everything that is not a value with blanks, preserving all offsets. */
const valuesOnly = (css: string): string => {
  const blank = (text: string): string => text.replace(/[^\n]/g, ' ');
  return css
    .replace(/\/\*[\s\S]*?\*\//g, blank)
    .replace(/"[^"\n]*"|'[^'\n]*'|url\([^)]*\)/g, blank)
    .replace(/[^{};]*\{/g, blank)
    .replace(/(^|[;{}\s])[\w-]+\s*:/g, blank);
};

/**
 * Requires that every colour has a name in the tokens, so that the light, dark and high-contrast themes are defined in
 * one place.
 */
export const namedColours: ArchitectureRule = {
  name: 'colours',
  find: ({ files }) => {
    const findings: Finding[] = [];
    const add = (file: string, text: string, at: number, colour: string): void => {
      findings.push({
        file,
        line: lineNumberAt(text, at),
        says: `the colour ${colour} is hard-coded. Define colours only in ${TOKENS}: use var(--…), or add a token.`,
      });
    };
    for (const { path, text, facts } of files.values()) {
      if (!path.startsWith('web/') || path === TOKENS) continue;
      if (path.endsWith('.css')) {
        for (const match of valuesOnly(text).matchAll(IN_CSS)) add(path, text, match.index, match[0]);
      }
      if (/\.test\.tsx?$/.test(path)) continue;
      for (const { value, at } of facts?.strings ?? []) if (IN_CODE.test(value)) add(path, text, at, value);
    }
    return findings;
  },
};
