import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSubmissionFixture, type SubmissionFixture } from '#server/candidates/factories.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { readAiAccess } from './read-ai-access.ts';

let kit: TestKit;
let place: SubmissionFixture;
beforeAll(async () => {
  kit = await createTestKit();
  place = await makeSubmissionFixture(kit.db);
});
afterAll(() => kit.close());

const asRecruiter = <T>(work: (scope: AgencyScope) => Promise<T>) => kit.asAgency(place.recruiter.id, work);

const without = (scope: AgencyScope): AgencyScope => ({
  ...scope,
  permissions: new Set(['Fulfillment Stage=View Details'] as const),
});

test('assessments are on by default, in beta without a model, and switched by those who may edit the profile [C07]', async () => {
  await asRecruiter(async (scope) => {
    const on = { isAccessible: true, isBeta: true, isContractMode: true, can: { change: { allowed: true } } };
    expect(await readAiAccess(scope, {})).toEqual(on);
    expect(await readAiAccess(without(scope), {})).toMatchObject({ can: { change: { allowed: false } } });
    const configured = { ...scope, settings: { ...scope.settings, aiModel: 'reader' } };
    expect(await readAiAccess(configured, {})).toMatchObject({ isBeta: false });
  });
});
