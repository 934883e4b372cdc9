import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSubmissionFixture } from '#server/candidates/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { readServiceLevel } from './read-service-level.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('a client answers within five working days unless it says otherwise', async () => {
  const { employer } = await makeSubmissionFixture(kit.db);
  expect(await kit.asClient(employer.id, readServiceLevel)).toEqual({ serviceLevelDays: 5 });
});
