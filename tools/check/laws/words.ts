import type { Finding, ArchitectureRule } from '../finding.ts';
import { lineNumberAt } from '../finding.ts';

const NOT_READ = ['package-lock.json', 'docs/ledger.tsv', 'docs/api.tsv'];

type Forbidden = { readonly pattern: RegExp; readonly says: (found: string) => string };

const FORBIDDEN: readonly Forbidden[] = [
  {
    pattern: /(?<![\w.-])\/(?:work|home|Users)\/[\w.-]+/g,
    says: (found) => `'${found}' is a path on one machine. Use a path relative to the repository.`,
  },
  {
    pattern: /\b[f]arm-\w+|\b[c]hief engineer\b|\bother [e]ngineers?\b/gi,
    says: (found) => `'${found}' describes how this was made. Say what it does for Rolecall.`,
  },
  {
    pattern: /\bregistry\.[a-z0-9-]+\.[a-z]{2,}\b/g,
    says: (found) => `'${found}' is the host of a package registry. Each machine sets its own registry.`,
  },
  {
    pattern: /[\w.+-]+@(?:[\w-]+\.)+[a-z]{2,}\b/gi,
    says: (found) => `'${found}' may be a real address. Invented people and companies live at .example domains.`,
  },
];

const isInvented = (found: string): boolean => found.includes('@') && /\.example$/i.test(found);

/**
 * Forbids words that do not belong in the product, such as paths on one machine, remarks on how the product was made,
 * and real addresses.
 */
export const forbiddenWords: ArchitectureRule = {
  name: 'words',
  find: ({ files }) => {
    const findings: Finding[] = [];
    for (const { path, text } of files.values()) {
      if (NOT_READ.includes(path)) continue;
      for (const { pattern, says } of FORBIDDEN) {
        for (const match of text.matchAll(pattern)) {
          if (isInvented(match[0])) continue;
          findings.push({ file: path, line: lineNumberAt(text, match.index), says: says(match[0]) });
        }
      }
    }
    return findings;
  },
};

const UNFINISHED = /\b(?:TO[D]O|FIX[M]E|XX[X]|HAC[K])\b/g;

/** Forbids comments about unfinished work, which belongs in the issue tracker. */
export const noUnfinishedWork: ArchitectureRule = {
  name: 'unfinished',
  find: ({ files }) => {
    const findings: Finding[] = [];
    for (const { path, text, facts } of files.values()) {
      const passages = facts?.comments ?? (/\.(css|html|sql|md)$/.test(path) ? [{ value: text, at: 0 }] : []);
      for (const { value, at } of passages) {
        for (const match of value.matchAll(UNFINISHED)) {
          findings.push({
            file: path,
            line: lineNumberAt(text, at + match.index),
            says: `${match[0]} in the code. Do it now, or open an issue instead.`,
          });
        }
      }
    }
    return findings;
  },
};

const SUPPRESSION = /(?:oxlint|eslint)-disable(?:-next-line|-line)?\b/;

/** Requires that a lint rule is disabled only for one line, with the reason after two hyphens. */
export const explainedSuppressions: ArchitectureRule = {
  name: 'suppressions',
  find: ({ files }) => {
    const findings: Finding[] = [];
    for (const { path, text, facts } of files.values()) {
      for (const { value, at } of facts?.comments ?? []) {
        const [found] = SUPPRESSION.exec(value) ?? [];
        if (found === undefined) continue;
        if (/\s--\s+\S+\s+\S+/.test(value) && found !== 'oxlint-disable' && found !== 'eslint-disable') continue;
        findings.push({
          file: path,
          line: lineNumberAt(text, at),
          says: `${found} without a reason, or for a whole file. Write '// oxlint-disable-next-line <rule> -- <why it is justified>'.`,
        });
      }
    }
    return findings;
  },
};
