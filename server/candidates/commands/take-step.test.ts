import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestKit, type TestKit } from '#server/platform/testing/kit.ts';
import { makeCandidate, makeSubmissionPlace } from '../factories.ts';
import { factsOf, takeStep } from './take-step.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

it('a step keeps where the candidate came from, its reasons, who took it and when', async () => {
  const place = await makeSubmissionPlace(kit.db);
  const candidate = await makeCandidate(kit.db, {
    talentRequestId: place.request.id,
    supplierId: place.agency.id,
    statusId: 6,
  });
  await kit.asClient(place.employer.id, (scope) =>
    takeStep(scope, candidate, { toStatusId: 3, reasonIds: [1, 4], reasonText: 'Too far away.' }),
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

it('steps are never changed, nor taken out', async () => {
  await expect(
    kit.asSystem((scope) => scope.db.updateTable('candidateStep').set({ byName: 'Nobody' }).execute()),
  ).rejects.toThrow(/permission denied/);
});

it('an event names a candidate by its ids alone', async () => {
  const place = await makeSubmissionPlace(kit.db);
  const candidate = await makeCandidate(kit.db, { talentRequestId: place.request.id, supplierId: place.agency.id });
  expect(Object.keys(factsOf(candidate)).every((name) => name.endsWith('Id'))).toBe(true);
});
