import { importersOf } from './import-graph.ts';
import type { SourceTree } from './source-tree.ts';

const isCode = (path: string): boolean => /\.(ts|tsx|mjs|js)$/.test(path);

/** A change of these changes what lint says of files that did not change. */
const isSetting = (path: string): boolean =>
  /^(\.oxlintrc\.json|package-lock\.json|tsconfig[\w.]*\.json|tools\/check(\.ts|\/[\w-]+\.ts))$/.test(path);

/**
 * What of a house is linted after a change: the files that changed and those that import them, whose types may be
 * others now; all of it (undefined) when the change is one of settings.
 */
export const filesToLint = (house: SourceTree, changed: readonly string[]): readonly string[] | undefined => {
  if (changed.some(isSetting)) return undefined;
  const importers = importersOf(house);
  const affected = new Set(changed.flatMap((path) => [path, ...(importers.get(path) ?? [])]));
  return [...affected].filter((path) => isCode(path) && house.files.has(path)).toSorted();
};
