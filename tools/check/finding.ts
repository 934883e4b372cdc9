import type { SourceTree } from './source-tree.ts';

export type Finding = {
  readonly file: string;
  readonly line?: number | undefined;
  /** What is wrong, and where the thing belongs instead. */
  readonly says: string;
};

/** A law of the house: its name is what a failure is reported under. */
export type Law = {
  readonly name: string;
  readonly find: (house: SourceTree) => readonly Finding[] | Promise<readonly Finding[]>;
};

export const lineAt = (text: string, offset: number): number => {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) line += 1;
  return line;
};

/** One line a person and an editor can both follow: `file:line  law  words`. */
export const printFinding = (law: string, { file, line, says }: Finding): string =>
  `${file}${line === undefined ? '' : `:${line}`}  [${law}]  ${says}`;
