import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { apiDocumentFindings } from './api-document.ts';
import { changedFiles } from './changed-files.ts';
import { printFinding } from './finding.ts';
import { architectureRules } from './laws.ts';
import { filesToLint } from './lint-files.ts';
import { readSourceTree } from './source-tree.ts';
import type { SourceTree } from './source-tree.ts';

type Outcome = { readonly passed: boolean; readonly output: string; readonly note?: string };
/** The input of all parts: the repository, read once, and whether unchanged files are linted too. */
export type CheckInput = { readonly house: SourceTree; readonly all: boolean };
export type CheckPart = { readonly name: string; readonly run: (subject: CheckInput) => Promise<Outcome> };

export const readCheckInput = (root: string, all: boolean): CheckInput => ({ house: readSourceTree(root), all });

// Some programs add colours and decorations to their output if these variables are set, so they are removed.
const { CI: _ci, FORCE_COLOR: _forced, ...plainly } = process.env;

/** Runs a program from node_modules with this Node; it passes if it exits with 0. */
const runProgram = (root: string, script: string, args: readonly string[], advice = ''): Promise<Outcome> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [join(root, 'node_modules', script), ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: plainly,
    });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', (error) => resolve({ passed: false, output: error.message }));
    child.on('close', (code) => {
      const output = Buffer.concat(chunks).toString('utf8').trim();
      resolve({
        passed: code === 0,
        output: code === 0 ? '' : [output, advice].filter((each) => each !== '').join('\n'),
      });
    });
  });

const program = (name: string, script: string, args: readonly string[], advice?: string): CheckPart => ({
  name,
  run: ({ house }) => runProgram(house.root, script, args, advice),
});

/**
 * Checks the types of a project. The projects are checked in parallel with one checker each. More checkers would be
 * slower, because each would check the same types again.
 */
const types = (project: string): CheckPart => {
  const cache = `--incremental --tsBuildInfoFile .cache/types-${project}`;
  const args = `--project tsconfig.${project}.json --pretty false --checkers 1 ${cache}`;
  return program(`types ${project}`, 'ts7/bin/tsc', args.split(' '));
};

const structure: CheckPart = {
  name: 'laws of the house',
  run: async ({ house }) => {
    const lines: string[] = [];
    for (const law of architectureRules) {
      for (const finding of await law.find(house)) lines.push(printFinding(law.name, finding));
    }
    return { passed: lines.length === 0, output: lines.join('\n') };
  },
};

/**
 * Lints the files. Linting takes most of the check's time, so during development only files that a change can affect
 * are linted.
 */
const lint: CheckPart = {
  name: 'lint',
  run: async ({ house, all }) => {
    const changed = all ? undefined : changedFiles(house.root);
    const files = changed === undefined ? undefined : filesToLint(house, changed);
    if (files?.length === 0) return { passed: true, output: '', note: 'nothing has changed' };
    const outcome = await runProgram(house.root, 'oxlint/bin/oxlint', ['--format=default', ...(files ?? [])]);
    return files === undefined ? outcome : { ...outcome, note: `${files.length} files: changed, or importing those` };
  },
};

const shapesApiDocument = (path: string): boolean =>
  /^(contract\/|server\/platform\/http\/|tools\/check|docs\/api|package-lock\.json)/.test(path);

/** Generates and lints the API document, but only after a change that could affect it. */
const apiDocument: CheckPart = {
  name: 'API document',
  run: async ({ house, all }) => {
    const changed = all ? undefined : changedFiles(house.root);
    if (changed?.some(shapesApiDocument) === false) return { passed: true, output: '', note: 'nothing has changed' };
    const findings = await apiDocumentFindings(house);
    return { passed: findings.length === 0, output: findings.join('\n') };
  },
};

/** The parts of `npm run check`, which are independent of each other. */
export const checkParts: readonly CheckPart[] = [
  types('server'),
  types('web'),
  types('e2e'),
  lint,
  program(
    'format',
    'prettier/bin/prettier.cjs',
    ['--check', '--cache', '--cache-location', '.cache/prettier', '--log-level', 'warn', '.'],
    'npx prettier --write <file> puts it right.',
  ),
  structure,
  apiDocument,
  // Runs without its cache, which keeps reporting an unresolved import long after the file has been created.
  program('dead code', 'knip/bin/knip.js', ['--no-progress']),
];

/**
 * Returns the parts whose names start with one of the given words, or all parts if no words are given, and the words
 * that match no part.
 */
export const chooseParts = <P extends { readonly name: string }>(
  all: readonly P[],
  asked: readonly string[],
): { chosen: readonly P[]; unknown: readonly string[] } => ({
  chosen: all.filter(({ name }) => asked.length === 0 || asked.some((each) => name.startsWith(each))),
  unknown: asked.filter((each) => !all.some(({ name }) => name.startsWith(each))),
});
