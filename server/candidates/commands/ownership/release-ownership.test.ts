import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTalentRequest } from '#server/engagements/factories.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { waitsForLock } from '#server/testing/database/waits-for-lock.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeCandidate, makeSubmissionFixture, type CandidateFacts } from '../../factories.ts';
import { releaseOwnership } from './release-ownership.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

/** Two candidates of one agency who share only their phone number, in two talent requests of one client. */
const twoCandidates = async (second: Partial<CandidateFacts> = {}) => {
  const place = await makeSubmissionFixture(kit.db);
  const request = await makeTalentRequest(kit.db, { engagementId: place.engagement.id, statusId: 5 });
  const contactNumber = `+61 2 5550 ${String(Math.floor(1000 + Math.random() * 9000))}`;
  const make = (talentRequestId: string, emailAddress: string, facts: Partial<CandidateFacts> = {}) =>
    makeCandidate(kit.db, { supplierId: place.agency.id, talentRequestId, emailAddress, contactNumber, ...facts });
  const first = await make(place.request.id, 'aino.virtanen@inbox.example');
  const other = await make(request.id, 'aino.v@inbox.example', second);
  const owners = async () => {
    const rows = await kit.db
      .selectFrom('candidateOwnership')
      .select('candidateId')
      .where('clientId', '=', place.client.id)
      .execute();
    return rows.map(({ candidateId }) => candidateId).toSorted();
  };
  return { place, first, other, owners };
};
const release = (candidate: { id: string; supplierId: string }) =>
  kit.asSystem((scope) => releaseOwnership(scope, candidate));

test('another candidate who is the same person takes over every key, also those it does not have', async () => {
  const { first, other, owners } = await twoCandidates();
  // The email address and the phone number of the first, and the other's email address.
  expect(await owners()).toEqual([first.id, first.id, other.id].toSorted());
  await release(first);
  expect(await owners()).toEqual([other.id, other.id, other.id]);
});

test('the keys of a later candidate go to the earlier one of the same ownership', async () => {
  const { first, other, owners } = await twoCandidates({ dateSubmitted: new Date('2026-11-19T00:00:00Z') });
  expect(await owners()).toEqual([first.id, first.id, other.id].toSorted());
  await release(other);
  expect(await owners()).toEqual([first.id, first.id, first.id]);
});

test('a candidate who withdrew the consent, or from before this ownership, does not keep it', async () => {
  const withdrawn = await twoCandidates({ consentWithdrawnAt: kit.clock.now() });
  await release(withdrawn.first);
  expect(await withdrawn.owners()).toEqual([withdrawn.other.id]);

  const earlier = await twoCandidates({ dateSubmitted: new Date('2025-11-10T00:00:00Z') });
  await release(earlier.first);
  expect(await earlier.owners()).toEqual([earlier.other.id]);
});

test('a candidate that the agency lost in a dispute or a claim does not take over the ownership', async () => {
  for (const lost of [{ disputeState: 'lost' }, { claimState: 'stands' }] as const) {
    const { first, other, owners } = await twoCandidates({ statusId: 3 });
    await kit.db.updateTable('candidate').set(lost).where('id', '=', other.id).execute();
    await release(first);
    expect(await owners()).toEqual([other.id]);
  }
});

test('a client that became the owner after a successful claim stays the owner', async () => {
  const { place, first, other, owners } = await twoCandidates({ consentWithdrawnAt: kit.clock.now() });
  await kit.db
    .updateTable('candidateOwnership')
    .set({ supplierId: place.client.id })
    .where('candidateId', '=', first.id)
    .execute();
  await release(first);
  expect(await owners()).toEqual([first.id, first.id, other.id].toSorted());
});

test('of two consents withdrawn at once, neither keeps the ownership', async () => {
  const { first, other, owners } = await twoCandidates();
  const withdraw = async (scope: SystemScope, candidate: { id: string; supplierId: string }) => {
    await scope.db
      .updateTable('candidate')
      .set({ consentWithdrawnAt: scope.now })
      .where('id', '=', candidate.id)
      .execute();
    await releaseOwnership(scope, candidate);
  };
  const { later } = await kit.asSystem(async (scope) => {
    await withdraw(scope, first);
    const started = kit.asSystem((parallel) => withdraw(parallel, other));
    expect(await waitsForLock(kit, started)).toBe(true);
    return { later: started };
  });
  await later;
  expect(await owners()).toEqual([]);
});
