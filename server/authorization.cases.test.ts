import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { operations } from '#contract/registry.ts';
import { authorizationCases } from './authorization.cases.ts';

test('every operation has a case, and every case an operation', () => {
  expect(Object.keys(authorizationCases).toSorted()).toEqual(operations.map((one) => one.name).toSorted());
});

test.each([...new Set(operations.map(({ name }) => name.split('.')[0] ?? ''))])(
  'the operations of %s are tested beside their routes',
  (room) => {
    expect(existsSync(join(import.meta.dirname, room, 'routes.operations.test.ts'))).toBe(true);
  },
);
