import { posix } from 'node:path';
import type { Finding, ArchitectureRule } from '../finding.ts';
import { lineNumberAt } from '../finding.ts';

/**
 * The documentation in which file paths are checked. Decision records are excluded, because they may mention deleted
 * files.
 */
const GUIDE =
  /^(?:(?:contract|server|web|e2e|database|tools|docs\/recipes)\/)?[^/]+\.md$|^docs\/(?:glossary|journeys)\.md$/;

const CODE_SPAN = /`([^`\n]+)`/g;
const LINK = /(?<!!)\[[^\]\n]*\]\(([^)\s#]+)/g;

const PATH = /^[\w$@.()<>-]+(?:\/[\w$@.()<>-]+)+\/?$/;
const ON_A_FLOOR = /^(?:contract|server|web|e2e|database|tools|docs)\//;
const SOURCE_FILE = /\.(?:tsx?|mjs|css|html|json|md|sql|tsv)$/;

type Named = { readonly path: string; readonly at: number };

/** Returns the paths that a text names in code spans or as relative links. */
const namedPaths = (text: string): Named[] => [
  ...[...text.matchAll(CODE_SPAN)]
    .map(({ 1: path = '', index }) => ({ path, at: index }))
    .filter(({ path }) => PATH.test(path) && (ON_A_FLOOR.test(path) || SOURCE_FILE.test(path))),
  ...[...text.matchAll(LINK)]
    .map(({ 1: path = '', index }) => ({ path, at: index }))
    .filter(({ path }) => !path.includes(':')),
];

/**
 * Returns the pattern for a path: `server/<room>/jobs.ts` means the file in any room, and a folder exists if it
 * contains a file.
 */
const patternOf = (path: string): RegExp =>
  new RegExp(
    `^${path
      .replace(/\/$/, '')
      .replaceAll(/[$.()]/g, String.raw`\$&`)
      .replaceAll(/<[^<>]+>/g, '[^/]+')}${path.endsWith('/') ? '/' : '(?:/|$)'}`,
  );

/** Requires that recipes and READMEs name only existing files and folders, from the root or from their own folder. */
export const documentedPaths: ArchitectureRule = {
  name: 'documented-paths',
  find: ({ files }) => {
    const findings: Finding[] = [];
    const paths = [...files.keys()];
    const exists = (path: string): boolean => {
      const pattern = patternOf(posix.normalize(path));
      return files.has(path) || paths.some((each) => pattern.test(each));
    };
    for (const { path: guide, text } of files.values()) {
      if (!GUIDE.test(guide)) continue;
      for (const { path, at } of namedPaths(text)) {
        if (exists(path) || exists(posix.join(posix.dirname(guide), path))) continue;
        findings.push({
          file: guide,
          line: lineNumberAt(text, at),
          says: `names ${path}, which does not exist. Name the file that has this code now.`,
        });
      }
    }
    return findings;
  },
};
