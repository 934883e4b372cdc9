import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeApprovedAgency, makeCandidate, makeSubmissionFixture } from '../factories.ts';
import { findCandidate, lockCandidate } from './find-candidate.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

it.each([findCandidate, lockCandidate])('a candidate is visible only to its agency and its employer', async (find) => {
  const place = await makeSubmissionFixture(kit.db);
  const elsewhere = await makeSubmissionFixture(kit.db);
  const rival = await makeApprovedAgency(kit.db, place.engagement.id);
  const { id } = await makeCandidate(kit.db, { talentRequestId: place.request.id, supplierId: place.agency.id });
  const gone = await makeCandidate(kit.db, {
    talentRequestId: place.request.id,
    supplierId: place.agency.id,
    statusId: 5,
  });
  const asAgency = (userId: string, candidateId: string) =>
    kit.asAgency(userId, async (scope) => (await find(scope, candidateId))?.candidate.id);
  const asClient = (userId: string, candidateId: string) =>
    kit.asClient(userId, async (scope) => (await find(scope, candidateId))?.candidate.id);
  expect(await asAgency(place.recruiter.id, id)).toBe(id);
  expect(await asClient(place.employer.id, id)).toBe(id);
  expect(await asAgency(rival.recruiter.id, id)).toBeUndefined();
  expect(await asClient(elsewhere.employer.id, id)).toBeUndefined();
  expect(await asAgency(place.recruiter.id, gone.id)).toBe(gone.id);
  expect(await asClient(place.employer.id, gone.id)).toBeUndefined();
});

it('row security separates rivals even without a condition on the tenant', async () => {
  const place = await makeSubmissionFixture(kit.db);
  const rival = await makeApprovedAgency(kit.db, place.engagement.id);
  await makeCandidate(kit.db, { talentRequestId: place.request.id, supplierId: place.agency.id });
  for (const table of ['candidate', 'candidateStep', 'candidateIdentity'] as const) {
    const seen = await kit.asAgency(rival.recruiter.id, (scope) =>
      scope.db.selectFrom(table).select('supplierId').execute(),
    );
    expect(seen).toEqual([]);
    const own = await kit.asAgency(place.recruiter.id, (scope) =>
      scope.db.selectFrom(table).select('supplierId').execute(),
    );
    expect(own.length).toBeGreaterThan(0);
  }
  const owners = await kit.asAgency(place.recruiter.id, (scope) =>
    scope.db.selectFrom('candidateOwnership').selectAll().execute(),
  );
  expect(owners).toEqual([]);
});

it('while an agency locks a candidate, its application cannot be locked, because a withdrawal locks it before the candidate and the board row', async () => {
  const place = await makeSubmissionFixture(kit.db);
  const { id, applicationId } = await makeCandidate(kit.db, {
    talentRequestId: place.request.id,
    supplierId: place.agency.id,
  });
  const free = () =>
    kit.db.transaction().execute(async (db) => {
      const taken = db.selectFrom('application').select('id').where('id', '=', applicationId);
      return (await taken.forUpdate().skipLocked().execute()).length;
    });
  expect(await free()).toBe(1);
  await kit.asAgency(place.recruiter.id, async (scope) => {
    await lockCandidate(scope, id);
    expect(await free()).toBe(0);
  });
});
