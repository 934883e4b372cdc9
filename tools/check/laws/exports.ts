import { posix } from 'node:path';
import type { Finding, ArchitectureRule } from '../finding.ts';
import { lineNumberAt } from '../finding.ts';

const PUBLIC = ['public.ts', 'public.tsx'];

/**
 * Forbids files that only re-export, because they hide where things are defined; only a room's public file may do so.
 */
export const noBarrelFiles: ArchitectureRule = {
  name: 'barrels',
  find: ({ files }) => {
    const findings: Finding[] = [];
    for (const { path, text, facts } of files.values()) {
      if (facts === undefined) continue;
      for (const at of facts.exportsAll) {
        findings.push({
          file: path,
          line: lineNumberAt(text, at),
          says: "'export *' hides what is exported. Name each export.",
        });
      }
      if (facts.onlyReexports && !PUBLIC.includes(posix.basename(path))) {
        findings.push({
          file: path,
          says: 'this file only re-exports other files. Import from those files directly; across rooms, from public.ts.',
        });
      }
    }
    return findings;
  },
};

/** Reports files that can't be parsed, because they would escape all other rules. */
export const parsableFiles: ArchitectureRule = {
  name: 'syntax',
  find: ({ files }) =>
    [...files.values()].flatMap(({ path, text, facts }) =>
      (facts?.unreadable ?? []).map(({ value, at }) => ({
        file: path,
        line: lineNumberAt(text, at),
        says: `cannot be parsed: ${value}. The other checks skip it until it can.`,
      })),
    ),
};
