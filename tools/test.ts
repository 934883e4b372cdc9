import { join } from 'node:path';
import { changedFiles } from './check/changed-files.ts';
import { readSourceTree } from './check/source-tree.ts';
import { chooseTests } from './test/choose-tests.ts';
import { partNames, stepsForChange, testStepsFor } from './test/parts.ts';
import type { TestStep } from './test/parts.ts';
import { runSteps } from './test/run-steps.ts';

const root = join(import.meta.dirname, '..');

/**
 * Returns the steps for the tests that a change can affect, as described in README.md. The selection is printed, so
 * that it is not mistaken for all tests.
 */
const stepsOfChange = (): readonly TestStep[] | undefined => {
  const changed = changedFiles(root);
  if (changed === undefined) {
    console.error('What has changed is read from git, and this folder is no repository. `npm test` runs everything.');
    return undefined;
  }
  const { rooms, operationRooms, unit, specs, shared } = chooseTests(readSourceTree(root), changed);
  console.log(`${changed.length} changed files, in the rooms: ${rooms.length > 0 ? rooms.join(', ') : 'none'}`);
  console.log(`${unit.length} files of unit tests and ${specs.length} of journeys can notice.`);
  if (shared.length > 0) console.log(`All rooms share these; their journeys run in \`npm test\`: ${shared.join(', ')}`);
  // Tests that call every operation are limited to these rooms.
  if (operationRooms !== undefined) process.env['TEST_ROOMS'] = operationRooms.join(',');
  return stepsForChange({ unit, specs });
};

const [name, ...more] = process.argv.slice(2);
const known = [...partNames, 'changed'];
if (name !== undefined && !known.includes(name)) {
  console.error(`There is no part "${name}"; there are ${known.join(', ')}. Without a name all of them run.`);
  process.exitCode = 1;
} else {
  // Read by tests with a longer variant: proofs break the product more often, and generated tests try more cases.
  if (name === 'long') process.env['LONG'] = '1';
  const steps = name === 'changed' ? stepsOfChange() : testStepsFor(name, more);
  const { passed, failed } = steps === undefined ? { passed: 0, failed: 1 } : await runSteps(steps);
  console.log(`${passed} passed, ${failed} failed`);
  if (failed > 0 || passed === 0) process.exitCode = 1;
}
