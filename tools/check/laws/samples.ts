import type { ArchitectureRule } from '../finding.ts';
import { printFinding } from '../finding.ts';
import { sourceTreeOf } from '../source-tree.ts';

/** Returns a rule's findings in a repository with the given files. */
export const runRule = async (law: ArchitectureRule, files: Readonly<Record<string, string>>): Promise<string[]> =>
  (await law.find(sourceTreeOf(files))).map((finding) => printFinding(law.name, finding));
