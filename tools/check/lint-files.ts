import { importersOf } from './import-graph.ts';
import type { SourceTree } from './source-tree.ts';

const isCode = (path: string): boolean => /\.(ts|tsx|mjs|js)$/.test(path);

/** Whether a change to this file changes the lint results of all others. */
const isSetting = (path: string): boolean =>
  /^(\.oxlintrc\.json|package-lock\.json|tsconfig[\w.]*\.json|tools\/check(\.ts|\/[\w-]+\.ts))$/.test(path);

/**
 * Returns the files to lint after a change: changed files and their importers, whose types may have changed; undefined,
 * meaning all files, if a setting has changed.
 */
export const filesToLint = (house: SourceTree, changed: readonly string[]): readonly string[] | undefined => {
  if (changed.some(isSetting)) return undefined;
  const importers = importersOf(house);
  const affected = new Set(changed.flatMap((path) => [path, ...(importers.get(path) ?? [])]));
  return [...affected].filter((path) => isCode(path) && house.files.has(path)).toSorted();
};
