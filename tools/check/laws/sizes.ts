import { posix } from 'node:path';
import type { Finding, ArchitectureRule } from '../finding.ts';
import { codeLocation } from '../architecture.ts';

const MOST_LINES = 300;
const MOST_FILES = 20;
const COUNTED = /\.(ts|tsx|mjs|js|css)$/;
/** Folders that are meant to grow by one file per change. */
const CHRONICLES = ['database/migrations'];

export const fileLength: ArchitectureRule = {
  name: 'file-length',
  find: ({ files }) => {
    const decisions = [...files.values()].filter(({ path }) => path.startsWith('docs/decisions/'));
    const findings: Finding[] = [];
    for (const { path, text } of files.values()) {
      if (!COUNTED.test(path)) continue;
      const lines = text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
      if (lines <= MOST_LINES || decisions.some((decision) => decision.text.includes(path))) continue;
      findings.push({
        file: path,
        says: `${lines} lines, and the limit is ${MOST_LINES}. Split it by responsibility, or write a decision in docs/decisions/ that names the file.`,
      });
    }
    return findings;
  },
};

/** Limits the number of files in a folder. A component and its style sheet count as one file, and tests don't count. */
export const folderWidth: ArchitectureRule = {
  name: 'folder-width',
  find: ({ files }) => {
    const widths = new Map<string, number>();
    for (const path of files.keys()) {
      if (!COUNTED.test(path) || codeLocation(path).isTest || path.endsWith('.module.css')) continue;
      const folder = posix.dirname(path);
      widths.set(folder, (widths.get(folder) ?? 0) + 1);
    }
    return [...widths]
      .filter(([folder, width]) => width > MOST_FILES && !CHRONICLES.includes(folder))
      .map(([folder, width]) => ({
        file: `${folder}/`,
        says: `${width} files, and the limit is ${MOST_FILES}. Split the folder by subject.`,
      }));
  },
};
