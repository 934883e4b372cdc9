import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { printFinding } from './finding.ts';
import { laws } from './laws.ts';
import { readHouse } from './tree.ts';

export type Outcome = { readonly passed: boolean; readonly output: string };
export type Part = { readonly name: string; readonly run: (root: string) => Promise<Outcome> };

// Some programs draw and colour their words where these are set, to whatever.
const { CI: _ci, FORCE_COLOR: _forced, ...plainly } = process.env;

/** Runs a program of node_modules under this Node; it passes when it ends with 0. */
const program = (name: string, script: string, args: readonly string[], advice = ''): Part => ({
  name,
  run: (root) =>
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
    }),
});

/** The projects run side by side, so one checker each is quickest: more of them check the same types again. */
const types = (project: string): Part => {
  const cache = `--incremental --tsBuildInfoFile .cache/types-${project}`;
  const args = `--project tsconfig.${project}.json --pretty false --checkers 1 ${cache}`;
  return program(`types ${project}`, 'ts7/bin/tsc', args.split(' '));
};

const structure: Part = {
  name: 'laws of the house',
  run: async (root) => {
    const house = readHouse(root);
    const lines: string[] = [];
    for (const law of laws) {
      for (const finding of await law.find(house)) lines.push(printFinding(law.name, finding));
    }
    return { passed: lines.length === 0, output: lines.join('\n') };
  },
};

/** What `npm run check` does; the parts do not depend on each other. */
export const parts: readonly Part[] = [
  types('server'),
  types('web'),
  types('e2e'),
  program('lint', 'oxlint/bin/oxlint', ['--format=default']),
  program(
    'format',
    'prettier/bin/prettier.cjs',
    ['--check', '--cache', '--cache-location', '.cache/prettier', '--log-level', 'warn', '.'],
    'npx prettier --write <file> puts it right.',
  ),
  structure,
  // Without its cache, which keeps saying that an import leads nowhere when the file has long been written.
  program('dead code', 'knip/bin/knip.js', ['--no-progress']),
];
