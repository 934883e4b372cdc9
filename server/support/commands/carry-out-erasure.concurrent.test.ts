import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeApplication } from '#server/applications/factories.ts';
import { makeCandidate, makeSubmissionFixture } from '#server/candidates/factories.ts';
import { makeDispute, makeDisputeFixture } from '#server/disputes/factories.ts';
import { makeEngagement, makeTalentRequest } from '#server/engagements/factories.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { waitsForLock } from '#server/testing/database/waits-for-lock.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { carryOutErasure } from './carry-out-erasure.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

const files = { remove: () => Promise.resolve() };
const carryOut = () => kit.asSystem((scope) => carryOutErasure(scope, files as never));
type Place = Awaited<ReturnType<typeof makeDisputeFixture>>;

/** Creates an earlier hire of the disputed person by the owner, in another engagement of the client. */
const earlierHire = async ({ candidate, agency, client }: Place) => {
  const engagement = await makeEngagement(kit.db, { clientId: client.id, stage: 'fulfillment' });
  await makeApplication(kit.db, { engagementId: engagement.id, supplierId: agency.id });
  const { id: talentRequestId } = await makeTalentRequest(kit.db, { engagementId: engagement.id, statusId: 5 });
  const { emailAddress } = candidate;
  const dateSubmitted = new Date(candidate.dateSubmitted.getTime() - 86_400_000);
  return makeCandidate(kit.db, {
    talentRequestId,
    supplierId: agency.id,
    emailAddress,
    statusId: 2,
    dateSubmitted,
  });
};
/** Creates a candidate of the agency that opens the dispute, for the same person at another client. */
const elsewhere = async ({ candidate, rival }: Place) => {
  const { request, engagement } = await makeSubmissionFixture(kit.db);
  await makeApplication(kit.db, { engagementId: engagement.id, supplierId: rival.agency.id });
  return makeCandidate(kit.db, {
    talentRequestId: request.id,
    supplierId: rival.agency.id,
    emailAddress: candidate.emailAddress,
  });
};

test.each([
  ['an earlier hire of the disputed person', earlierHire],
  ['a candidate of the agency that opens the dispute', elsewhere],
] as const)('the erasure of %s waits for a dispute that is being opened', async (_who, makeOther) => {
  const place = await makeDisputeFixture(kit.db, { at: kit.clock.now() });
  const other = await makeOther(place);
  const { rival, candidate, staff } = place;
  const dispute = await makeDispute(kit.db, {
    candidateId: candidate.id,
    supplierId: rival.agency.id,
    openedBy: rival.recruiter.id,
    openedAt: kit.clock.now(),
  });
  // The dispute as it is before its owner is stored, which happens in the transaction that opens it.
  await kit.db.deleteFrom('ownershipDefence').where('disputeId', '=', dispute.id).execute();
  await kit.db.updateTable('candidate').set({ disputeState: null }).where('id', '=', candidate.id).execute();
  await kit.db
    .updateTable('ownershipDispute')
    .set({ state: 'withdrawn', endedAt: kit.clock.now() })
    .where('id', '=', dispute.id)
    .execute();
  await kit.db
    .insertInto('erasure')
    .values({
      id: newId(),
      tenantId: other.supplierId,
      kind: 'candidate',
      subjectId: other.id,
      askedBy: staff.id,
      askedAt: kit.clock.now(),
    })
    .execute();
  const { erasing } = await kit.asSystem(async (scope) => {
    await scope.db
      .updateTable('ownershipDispute')
      .set({ state: 'open', endedAt: null })
      .where('id', '=', dispute.id)
      .execute();
    const later = new Date(scope.now.getTime() + 86_400_000);
    const { rows } = await sql<{ party: string }>`
      select app.store_disputed_owner(${dispute.id}, ${later}, ${later}) as party`.execute(scope.db);
    expect(rows).toEqual([{ party: 'agency' }]);
    const started = carryOut();
    expect(await waitsForLock(kit, started)).toBe(true);
    return { erasing: started };
  });
  await erasing;
  const row = await kit.db.selectFrom('candidate').select('erasedAt').where('id', '=', other.id).executeTakeFirst();
  expect(row).toEqual({ erasedAt: null });
  expect(await carryOut()).toBe(false);
  // Once the dispute has ended, the erasure is carried out.
  await kit.db
    .updateTable('ownershipDefence')
    .set({ outcome: 'kept', endedAt: kit.clock.now() })
    .where('disputeId', '=', dispute.id)
    .execute();
  await kit.db
    .updateTable('ownershipDispute')
    .set({ state: 'dismissed', endedAt: kit.clock.now() })
    .where('id', '=', dispute.id)
    .execute();
  expect(await carryOut()).toBe(true);
});
