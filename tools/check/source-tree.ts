import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSourceFacts } from './facts.ts';
import type { SourceFacts } from './facts.ts';

type SourceFile = {
  readonly path: string;
  readonly text: string;
  /** The facts about the source; undefined if it is not TypeScript or JavaScript. */
  readonly facts: SourceFacts | undefined;
};

/** Every file that the architecture rules read, by its path from the root. */
export type SourceTree = {
  readonly root: string;
  readonly files: ReadonlyMap<string, SourceFile>;
};

const TEXT = /\.(ts|tsx|mjs|js|css|html|json|md|tsv|sql|snap|sh|yml|yaml|svg)$|^\.ci\/|^\.npmrc$/;
const CODE = /\.(ts|tsx|mjs|js)$/;

/** Builds a tree from paths and texts, for the tests of the rules. */
export const sourceTreeOf = (texts: Readonly<Record<string, string>>, root = '/nowhere'): SourceTree => {
  const files = new Map<string, SourceFile>();
  for (const [path, text] of Object.entries(texts)) {
    files.set(path, { path, text, facts: CODE.test(path) ? readSourceFacts(path, text) : undefined });
  }
  return { root, files };
};

/** Reads the repository from disk, except for files that git ignores. */
export const readSourceTree = (root: string): SourceTree => {
  const ignored = readIgnored(root);
  const texts: Record<string, string> = {};
  const walk = (folder: string): void => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.name === '.git' || ignored(path)) continue;
      if (entry.isDirectory()) walk(path);
      else if (entry.isFile() && TEXT.test(path)) texts[path] = readFileSync(join(root, path), 'utf8');
    }
  };
  walk('');
  return sourceTreeOf(texts, root);
};

/**
 * Returns whether git ignores a path. Supports the patterns used in this repository's .gitignore: a path from the root
 * or a name, `/path` for the root only, and `*.ext`.
 */
const readIgnored = (root: string): ((path: string) => boolean) => {
  const patterns = readFileSync(join(root, '.gitignore'), 'utf8')
    .split('\n')
    .map((line) => line.trim().replace(/\/$/, ''))
    .filter((line) => line !== '' && !line.startsWith('#'));
  return (path) => {
    const name = path.slice(path.lastIndexOf('/') + 1);
    return patterns.some((pattern) => {
      if (pattern.startsWith('*')) return path.endsWith(pattern.slice(1));
      if (pattern.startsWith('/')) return path === pattern.slice(1);
      return pattern === path || pattern === name;
    });
  };
};
