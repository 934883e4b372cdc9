import { expect, test } from 'vitest';
import { sourceTreeOf } from '../check/source-tree.ts';
import { chooseTests } from './choose-tests.ts';

const importing = (...paths: readonly string[]): string => paths.map((path) => `import '#${path}';\n`).join('');

const house = sourceTreeOf({
  'contract/registry.ts': importing('contract/testimonials/operations.ts', 'contract/team/operations.ts'),
  'contract/testimonials/operations.ts': '',
  'contract/team/operations.ts': '',
  'contract/testimonials/states.ts': '',
  'server/app.ts': importing('server/testimonials/routes.ts', 'server/team/routes.ts', 'contract/registry.ts'),
  'server/platform/db/pool.ts': importing('contract/testimonials/states.ts'),
  'server/platform/db/pool.test.ts': importing('server/platform/db/pool.ts'),
  'server/testimonials/routes.ts': importing('contract/testimonials/operations.ts', 'server/testimonials/public.ts'),
  'server/testimonials/public.ts': importing('server/platform/db/pool.ts'),
  'server/testimonials/routes.test.ts': importing('server/app.ts'),
  'server/team/routes.ts': importing('contract/team/operations.ts'),
  'server/team/routes.test.ts': importing('server/app.ts'),
  'server/profile/rules.test.ts': importing('server/testimonials/public.ts'),
  'server/authorization.test.ts': importing('contract/registry.ts', 'server/app.ts'),
  'server/queries.test.ts': importing('server/subject.ts'),
  'server/subject.ts': importing('server/testimonials/authorization.cases.ts', 'server/team/public.ts'),
  'server/testimonials/authorization.cases.ts': '',
  'server/model.test.ts': importing('server/play.ts'),
  'server/play.ts': importing('contract/registry.ts', 'contract/team/operations.ts'),
  'server/generated/testimonials.test.ts': importing('server/app.ts'),
  'server/generated/team.test.ts': importing('server/app.ts'),
  'database/migrate.ts': '',
  'database/row-security.test.ts': importing('server/app.ts'),
  'web/testimonials/copy.ts': importing('contract/testimonials/operations.ts'),
  'web/testimonials/copy.test.ts': importing('web/testimonials/copy.ts'),
  'web/routes.gen.ts': importing('web/testimonials/copy.ts'),
  'web/menu.test.ts': importing('web/routes.gen.ts'),
  'e2e/testimonials/write.spec.ts': importing('e2e/actors/people.ts'),
  'e2e/team/invite.spec.ts': importing('e2e/actors/people.ts', 'contract/testimonials/operations.ts'),
  'e2e/actors/people.ts': '',
});

const serverTests = [
  'server/authorization.test.ts',
  'server/generated/testimonials.test.ts',
  'server/profile/rules.test.ts',
  'server/queries.test.ts',
  'server/testimonials/routes.test.ts',
];

test('a change to a room on the server selects its tests, those of its importers and callers, and its journeys', () => {
  expect(chooseTests(house, ['server/testimonials/public.ts'])).toEqual({
    rooms: ['testimonials'],
    operationRooms: ['testimonials'],
    unit: serverTests,
    specs: ['e2e/testimonials/write.spec.ts'],
    shared: [],
  });
});

test('a change to the contract selects tests on every floor', () => {
  const { unit, specs } = chooseTests(house, ['contract/testimonials/operations.ts']);
  const called = serverTests.filter((path) => path !== 'server/profile/rules.test.ts');
  expect(unit).toEqual([...called, 'web/testimonials/copy.test.ts']);
  expect(specs).toEqual(['e2e/testimonials/write.spec.ts']);
});

test('a change to the web selects no server tests', () => {
  const { unit, specs, operationRooms } = chooseTests(house, ['web/testimonials/copy.ts']);
  expect(unit).toEqual(['web/testimonials/copy.test.ts']);
  expect(specs).toEqual(['e2e/testimonials/write.spec.ts']);
  expect(operationRooms).toBeUndefined();
});

test('a test that calls a room through its contract is selected, and one that only reaches the registry through others is not', () => {
  expect(chooseTests(house, ['server/team/routes.ts']).unit).toContain('server/model.test.ts');
  expect(chooseTests(house, ['server/testimonials/routes.ts']).unit).not.toContain('server/model.test.ts');
});

test("a test that only reaches a room's contract through the platform is not selected", () => {
  expect(chooseTests(house, ['server/testimonials/routes.ts']).unit).not.toContain('server/platform/db/pool.test.ts');
});

test('shared files are listed, and every operation is called', () => {
  const changed = ['server/platform/db/pool.ts', 'server/testimonials/routes.ts'];
  const { shared, operationRooms, unit } = chooseTests(house, changed);
  expect(shared).toEqual(['server/platform/db/pool.ts']);
  expect(operationRooms).toBeUndefined();
  expect(unit).toContain('server/platform/db/pool.test.ts');
});

test('a database change selects all tests beside it; a journey is selected if it or its imports changed', () => {
  expect(chooseTests(house, ['database/migrations/0099-more.sql']).unit).toEqual(['database/row-security.test.ts']);
  expect(chooseTests(house, ['e2e/team/invite.spec.ts']).specs).toEqual(['e2e/team/invite.spec.ts']);
  expect(chooseTests(house, ['e2e/actors/people.ts']).specs).toHaveLength(2);
});
