import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sumTestCounts } from './counts.ts';
import type { TestCounts } from './counts.ts';
import type { TestPart, TestStep } from './parts.ts';

const root = join(import.meta.dirname, '../..');
const own = (file: string): string => join(root, file);

const run = ({ part, more }: TestStep): Promise<boolean> =>
  new Promise((resolve) => {
    const [file = '', ...args] = part.program;
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

/** Returns a part's counts. A failed run has at least one failure, whatever its report contains. */
const countsOf = (part: TestPart, succeeded: boolean): TestCounts => {
  const outcome = { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 };
  if (part.report === undefined || part.read === undefined) return outcome;
  const file = own(part.report);
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { passed, failed } = part.read(JSON.parse(readFileSync(file, 'utf8')));
  return { passed, failed: succeeded ? failed : Math.max(1, failed) };
};

/** Returns the failed tests of a part that ran, from its report. */
const failuresOf = ({ report, failures }: TestPart): readonly string[] => {
  if (report === undefined || failures === undefined || !existsSync(own(report))) return [];
  return failures(JSON.parse(readFileSync(own(report), 'utf8')));
};

const summary = (name: string, { passed, failed }: TestCounts, since: number): string =>
  `${name.padEnd(6)} ${passed} passed, ${failed} failed in ${seconds(since)}`;

/**
 * Runs the steps one after the other, and finally prints the failed tests and each step's result and duration: readers
 * see the end of a long log first, and in CI often nothing else.
 */
export const runSteps = async (steps: readonly TestStep[]): Promise<TestCounts> => {
  mkdirSync(own('reports'), { recursive: true });
  const lines: string[] = [];
  const counts: TestCounts[] = [];
  const failures: string[] = [];
  const start = performance.now();
  for (const step of steps) {
    console.log(`\n===== ${step.part.name} =====\n`);
    if (step.part.report !== undefined) rmSync(own(step.part.report), { force: true });
    const began = performance.now();
    const counted = countsOf(step.part, await run(step));
    counts.push(counted);
    if (counted.failed > 0) failures.push(...failuresOf(step.part));
    lines.push(summary(step.part.name, counted, began));
    console.log(`\n${lines.at(-1) ?? ''}`);
  }
  const total = sumTestCounts(counts);
  if (failures.length > 0) console.log(`\n===== failed =====\n\n${failures.join('\n\n')}`);
  console.log(`\n===== all =====\n\n${[...lines, summary('all', total, start)].join('\n')}\n`);
  return total;
};
