import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chooseParts, checkParts, readCheckInput } from './check/parts.ts';

const root = join(import.meta.dirname, '..');
const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/**
 * `npm run check -- types lint` runs only the parts whose names start with these words. Unchanged files are linted only
 * if CI is set, or with `--all`, which `npm test` uses.
 */
const asked = process.argv.slice(2).filter((each) => each !== '--all');
const all = process.argv.includes('--all') || Boolean(process.env['CI']);
const { chosen, unknown } = chooseParts(checkParts, asked);

/** Runs the chosen parts in parallel and prints the result of each. Returns whether all of them passed. */
const check = async (): Promise<boolean> => {
  const start = performance.now();
  if (existsSync(join(root, 'web/routes'))) {
    const { generateRoutes } = await import('./routes.ts');
    await generateRoutes();
  }
  const subject = readCheckInput(root, all);
  const passed = await Promise.all(
    chosen.map(async ({ name, run }) => {
      const outcome = await run(subject);
      const note = outcome.note === undefined ? '' : `  ${outcome.note}`;
      console.log(`${outcome.passed ? 'ok  ' : 'FAIL'}  ${name.padEnd(18)} ${seconds(start)}${note}`);
      if (!outcome.passed) console.log(`\n${outcome.output}\n`);
      return outcome.passed;
    }),
  );
  const failed = passed.filter((each) => !each).length;
  console.log(`check: ${passed.length - failed} passed, ${failed} failed in ${seconds(start)}`);
  return failed === 0;
};

if (unknown.length > 0) {
  const names = checkParts.map(({ name }) => `  ${name}`).join('\n');
  console.error(
    `check: no part starts with ${unknown.map((each) => `'${each}'`).join(', ')}. The parts are:\n${names}`,
  );
  process.exitCode = 1;
} else if (!(await check())) process.exitCode = 1;
