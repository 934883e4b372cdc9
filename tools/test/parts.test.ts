import { expect, test } from 'vitest';
import { stepsForChange, testStepsFor } from './parts.ts';

const namesOf = (steps: ReturnType<typeof testStepsFor>): string[] | undefined => steps?.map(({ part }) => part.name);

test('without a name all parts run, and a named part runs after its prerequisites', () => {
  expect(namesOf(testStepsFor(undefined, []))).toEqual(['check', 'unit', 'build', 'e2e', 'proofs']);
  expect(namesOf(testStepsFor('e2e', []))).toEqual(['build', 'e2e']);
  expect(namesOf(testStepsFor('long', []))).toEqual(['unit', 'build', 'e2e', 'proofs']);
  expect(namesOf(testStepsFor('ha', []))).toEqual(['build', 'ha']);
  expect(testStepsFor('nothing', [])).toBeUndefined();
});

test('arguments are passed to the tests, and not to the build', () => {
  expect(testStepsFor('e2e', ['e2e/app'])?.map(({ more }) => more)).toEqual([[], ['e2e/app']]);
});

test('the whole run lints all files, and a change only those that it can affect', () => {
  expect(testStepsFor(undefined, [])?.[0]?.part.program).toContain('--all');
  expect(stepsForChange({ unit: [], specs: [] }).map(({ part }) => part.program)).toEqual([['tools/check.ts']]);
});

test('a change runs the tests selected for it, and no tests of a kind without a selection', () => {
  expect(namesOf(stepsForChange({ unit: ['a.test.ts'], specs: [] }))).toEqual(['check', 'unit']);
  const steps = stepsForChange({ unit: ['a.test.ts'], specs: ['b.spec.ts'] });
  expect(steps.map(({ part, more }) => [part.name, ...more])).toEqual([
    ['check'],
    ['unit', 'a.test.ts'],
    ['build'],
    ['e2e', 'b.spec.ts'],
  ]);
});
