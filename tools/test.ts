import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { playwrightCounts, sum, vitestCounts } from './test/counts.ts';
import type { Counts } from './test/counts.ts';
import { readRepeated } from './test/name-repeated.ts';

const root = join(import.meta.dirname, '..');
const own = (file: string): string => join(root, file);

/** One part of the tests: how it is run, and how many of its cases passed and failed. */
type Part = {
  readonly name: string;
  readonly program: readonly string[];
  /** The runner's report; where there is none, the part counts as one case. */
  readonly report?: string;
  readonly read?: (report: unknown) => Counts;
};

const parts: readonly Part[] = [
  { name: 'check', program: ['tools/check.ts'] },
  {
    name: 'unit',
    program: ['node_modules/vitest/vitest.mjs', 'run'],
    report: 'reports/vitest.json',
    read: (report) => vitestCounts(report, readRepeated()),
  },
  { name: 'build', program: ['tools/build-web.ts'] },
  {
    name: 'e2e',
    program: ['node_modules/@playwright/test/cli.js', 'test'],
    report: 'reports/playwright.json',
    read: playwrightCounts,
  },
  {
    name: 'proofs',
    program: ['node_modules/@playwright/test/cli.js', 'test', '--config', 'playwright.proofs.config.ts'],
    report: 'reports/proofs.json',
    read: playwrightCounts,
  },
];

const run = (program: readonly string[], more: readonly string[]): Promise<boolean> =>
  new Promise((resolve) => {
    const [file = '', ...args] = program;
    const child = spawn(process.execPath, [own(file), ...args, ...more], { cwd: root, stdio: 'inherit' });
    const pass = (signal: NodeJS.Signals): void => {
      child.kill(signal);
    };
    process.on('SIGTERM', pass);
    child.once('error', () => {
      resolve(false);
    });
    child.once('exit', (code) => {
      process.off('SIGTERM', pass);
      resolve(code === 0);
    });
  });

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** A run that ended badly has at least one failure, whatever its report says or does not say. */
const countsOf = (part: Part, succeeded: boolean): Counts => {
  const outcome = { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 };
  if (part.report === undefined || part.read === undefined) return outcome;
  const file = own(part.report);
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { passed, failed } = part.read(JSON.parse(readFileSync(file, 'utf8')));
  return { passed, failed: succeeded ? failed : Math.max(1, failed) };
};

const test = async (names: readonly string[], more: readonly string[]): Promise<Counts> => {
  const chosen = names.length === 0 ? parts : parts.filter(({ name }) => names.includes(name));
  mkdirSync(own('reports'), { recursive: true });
  const lines: string[] = [];
  const counts: Counts[] = [];
  for (const part of chosen) {
    console.log(`\n===== ${part.name} =====\n`);
    if (part.report !== undefined) rmSync(own(part.report), { force: true });
    const began = performance.now();
    const counted = countsOf(part, await run(part.program, part.report === undefined ? [] : more));
    counts.push(counted);
    lines.push(`${part.name.padEnd(6)} ${counted.passed} passed, ${counted.failed} failed in ${seconds(began)}`);
    console.log(`\n${lines.at(-1) ?? ''}`);
  }
  console.log(`\n===== all =====\n\n${lines.join('\n')}\n`);
  return sum(counts);
};

const names = parts.map((part) => part.name);

/** Some names stand for more than their part: journeys and proofs run on what is built. */
const meant = (name: string): readonly string[] => {
  if (name === 'long') return ['unit', 'build', 'proofs'];
  return name === 'e2e' || name === 'proofs' ? ['build', name] : [name];
};

const [name, ...more] = process.argv.slice(2);
if (name !== undefined && name !== 'long' && !names.includes(name)) {
  console.error(`There is no part "${name}"; there are ${names.join(', ')} and long. Without a name all of them run.`);
  process.exitCode = 1;
} else {
  // Read by what has a longer variant: proofs break the product more often, generated tests try more cases.
  if (name === 'long') process.env['LONG'] = '1';
  const { passed, failed } = await test(name === undefined ? [] : meant(name), more);
  console.log(`${passed} passed, ${failed} failed`);
  if (failed > 0 || passed === 0) process.exitCode = 1;
}
