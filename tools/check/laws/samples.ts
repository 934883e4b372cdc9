import type { Law } from '../finding.ts';
import { printFinding } from '../finding.ts';
import { houseOf } from '../tree.ts';

/** What a law says of a house made of the given files. */
export const judge = async (law: Law, files: Readonly<Record<string, string>>): Promise<string[]> =>
  (await law.find(houseOf(files))).map((finding) => printFinding(law.name, finding));
