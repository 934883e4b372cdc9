import type { SourceTree } from './source-tree.ts';

export type Finding = {
  readonly file: string;
  readonly line?: number | undefined;
  /** The message: the violation, and where the code belongs instead. */
  readonly says: string;
};

/** An architecture rule; violations are reported under its name. */
export type ArchitectureRule = {
  readonly name: string;
  readonly find: (house: SourceTree) => readonly Finding[] | Promise<readonly Finding[]>;
};

export const lineNumberAt = (text: string, offset: number): number => {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) line += 1;
  return line;
};

/** Prints a finding on one line that people and editors can parse: `file:line [rule] message`. */
export const printFinding = (law: string, { file, line, says }: Finding): string =>
  `${file}${line === undefined ? '' : `:${line}`}  [${law}]  ${says}`;
