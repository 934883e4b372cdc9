import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSubmissionFixture } from '#server/candidates/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { readServiceLevel } from '../queries/read-service-level.ts';
import { changeServiceLevel } from './change-service-level.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('a client changes its own service level and no other', async () => {
  const own = await makeSubmissionFixture(kit.db);
  const other = await makeSubmissionFixture(kit.db);
  const changed = { serviceLevelDays: 3 };
  expect(await kit.asClient(own.employer.id, (scope) => changeServiceLevel(scope, changed))).toEqual(changed);
  expect(await kit.asClient(own.employer.id, readServiceLevel)).toEqual(changed);
  expect(await kit.asClient(other.employer.id, readServiceLevel)).toEqual({ serviceLevelDays: 5 });
});
