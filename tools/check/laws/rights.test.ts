import { expect, test } from 'vitest';
import { rightsInPolicies, rightsTables } from './rights.ts';
import { runRule } from './samples.ts';

test('rights are decided in policies alone', async () => {
  expect(
    await runRule(rightsInPolicies, {
      'server/board/policy.ts': "import { rightUnless } from '#server/platform/policy/rights.ts';",
      'server/board/queries/list-board.ts': "\nimport { rightUnless } from '#server/platform/policy/rights.ts';",
      'server/board/rules/sort.ts': 'export const yes = { allowed: true };',
      'server/board/rules/sort.test.ts': 'expect(right).toEqual({ allowed: true });',
      'server/board/factories.ts': 'export const yes = { allowed: true };',
      'server/testing/model/attempt.ts': 'export const yes = { allowed: true };',
    }),
  ).toEqual([
    'server/board/queries/list-board.ts:2  [rights-in-policy]  a right is decided here. Decide it in server/board/policy.ts, and pass the facts.',
    'server/board/rules/sort.ts:1  [rights-in-policy]  a right is decided here. Decide it in server/board/policy.ts, and pass the facts.',
  ]);
});

test('every right of a policy is in a table', async () => {
  const table = "import { rightsTable } from '#server/testing/rights-table.ts';\n";
  expect(
    await runRule(rightsTables, {
      'server/board/policy.ts':
        'export const rightToSort = 1;\nexport const boardRights = 2;\nexport const maySee = 3;\nexport const sort = 4;',
      'server/board/policy.test.ts': `${table}rightsTable({}, () => ({ sort: rightToSort }));`,
      'server/team/policy.ts': 'export const rightsToEnd = 1;\nexport const roleRights = 2;',
      'server/team/policy.roles.test.ts': `${table}rightsTable({}, roleRights);`,
      'server/team/policy.test.ts': 'expect(rightsToEnd()).toEqual({});',
    }),
  ).toEqual([
    'server/board/policy.ts:2  [rights-tables]  no table asserts boardRights. Compare it by role or state with rightsTable in server/board/policy.test.ts.',
    'server/board/policy.ts:3  [rights-tables]  no table asserts maySee. Compare it by role or state with rightsTable in server/board/policy.test.ts.',
    'server/team/policy.ts:1  [rights-tables]  no table asserts rightsToEnd. Compare it by role or state with rightsTable in server/team/policy.test.ts.',
  ]);
});

test('a right that a test only mentions is in no table', async () => {
  expect(
    await runRule(rightsTables, {
      'server/board/policy.ts':
        'export const rightToSort = 1;\nexport const rightToHide = 2;\nexport const rightToPin = 3;',
      'server/board/policy.test.ts': `import { rightsTable } from '#server/testing/rights-table.ts';
        import { rightToHide, rightToPin, rightToSort } from './policy.ts';
        const rightsOf = (row: Parameters<typeof rightToPin>[0]) => ({ sort: rightToSort(row) });
        expect(rightsTable(rows, rightsOf)).toMatchInlineSnapshot();
        expect(rightToHide(rows)).toEqual({ allowed: true });`,
    }),
  ).toEqual([
    'server/board/policy.ts:2  [rights-tables]  no table asserts rightToHide. Compare it by role or state with rightsTable in server/board/policy.test.ts.',
    'server/board/policy.ts:3  [rights-tables]  no table asserts rightToPin. Compare it by role or state with rightsTable in server/board/policy.test.ts.',
  ]);
});
