import { afterAll, beforeAll, expect, it } from 'vitest';
import { candidateStatus } from '#contract/candidates/states.ts';
import type { Scope } from '#server/platform/scope/scope.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeCandidate, makeSubmissionFixture } from '../factories.ts';
import { candidateEventIds, recordCandidateTransition } from './record-transition.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

it('a step has the previous status, its reasons, its author and its time', async () => {
  const place = await makeSubmissionFixture(kit.db);
  const candidate = await makeCandidate(kit.db, {
    talentRequestId: place.request.id,
    supplierId: place.agency.id,
    statusId: 6,
  });
  await kit.asClient(place.employer.id, (scope) =>
    recordCandidateTransition(scope, candidate, { toStatusId: 3, reasonIds: [1, 4], reasonText: 'Too far away.' }),
  );
  const row = await kit.db.selectFrom('candidate').selectAll().where('id', '=', candidate.id).executeTakeFirst();
  const written = { reasonCode: '1,4', reasonText: 'Too far away.' };
  expect(row).toMatchObject({ statusId: 3, previousStatusId: 6, dateRejected: kit.clock.now(), ...written });
  const step = await kit.db.selectFrom('candidateStep').selectAll().where('toStatusId', '=', 3).executeTakeFirst();
  expect(step).toMatchObject({
    fromStatusId: 6,
    at: kit.clock.now(),
    byUserId: place.employer.id,
    byName: `${place.employer.firstName} ${place.employer.lastName}`,
    bySide: 'client',
    ...written,
  });
});

it('steps are never changed or deleted', async () => {
  for (const change of [{ toStatusId: 1 as const }, { at: kit.clock.now() }, { byUserId: null }]) {
    await expect(kit.asSystem((scope) => scope.db.updateTable('candidateStep').set(change).execute())).rejects.toThrow(
      /permission denied/,
    );
  }
  await expect(kit.asSystem((scope) => scope.db.deleteFrom('candidateStep').execute())).rejects.toThrow(
    /permission denied/,
  );
});

it('only the system can erase the personal text of a step', async () => {
  const place = await makeSubmissionFixture(kit.db);
  const candidate = await makeCandidate(kit.db, { talentRequestId: place.request.id, supplierId: place.agency.id });
  await kit.asSystem((scope) =>
    recordCandidateTransition(scope, candidate, { toStatusId: candidateStatus.shortlisted }),
  );
  const erase = (scope: Scope) =>
    scope.db
      .updateTable('candidateStep')
      .set({ byName: 'Nobody' })
      .where('candidateId', '=', candidate.id)
      .executeTakeFirstOrThrow();
  for (const { id } of [place.recruiter, place.employer]) {
    expect((await kit.as(id, erase)).numUpdatedRows).toBe(0n);
  }
  expect((await kit.asSystem(erase)).numUpdatedRows).toBeGreaterThan(0n);
});

it('an event has only the ids of a candidate', async () => {
  const place = await makeSubmissionFixture(kit.db);
  const candidate = await makeCandidate(kit.db, { talentRequestId: place.request.id, supplierId: place.agency.id });
  expect(Object.keys(candidateEventIds(candidate)).every((name) => name.endsWith('Id'))).toBe(true);
});
