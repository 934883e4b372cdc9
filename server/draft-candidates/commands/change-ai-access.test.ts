import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSubmissionFixture, type SubmissionFixture } from '#server/candidates/factories.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { readAiAccess } from '../queries/read-ai-access.ts';
import { changeAiAccess } from './change-ai-access.ts';

let kit: TestKit;
let place: SubmissionFixture;
beforeAll(async () => {
  kit = await createTestKit();
  place = await makeSubmissionFixture(kit.db);
});
afterAll(() => kit.close());

const asRecruiter = <T>(work: (scope: AgencyScope) => Promise<T>) => kit.asAgency(place.recruiter.id, work);

test('an agency can switch assessments off and on again [C07]', async () => {
  await asRecruiter(async (scope) => {
    for (let times = 0; times < 2; times += 1) {
      expect(await changeAiAccess(scope, { isAccessible: false })).toMatchObject({ isAccessible: false });
    }
    expect(await readAiAccess(scope, {})).toMatchObject({ isAccessible: false });
    expect(await changeAiAccess(scope, { isAccessible: true })).toMatchObject({ isAccessible: true });
  });
});
