import { expect, test } from 'vitest';
import { createTestKit } from '#server/testing/kit.ts';
import { makeTalentRequest } from '#server/engagements/factories.ts';
import { makeCandidate, makeSubmissionFixture } from '../../factories.ts';
import { applyDisputeState, findPersonCandidateIds } from './apply-dispute.ts';

test('a person is found through candidates that share no key with the first one', async () => {
  const kit = await createTestKit();
  const place = await makeSubmissionFixture(kit.db);
  const [second, third] = [
    await makeTalentRequest(kit.db, { engagementId: place.engagement.id, statusId: 5 }),
    await makeTalentRequest(kit.db, { engagementId: place.engagement.id, statusId: 5 }),
  ];
  const make = (talentRequestId: string, emailAddress: string, contactNumber: string) =>
    makeCandidate(kit.db, { supplierId: place.agency.id, talentRequestId, emailAddress, contactNumber });
  const byEmail = await make(place.request.id, 'ines@inbox.example', '');
  const byBoth = await make(second.id, 'ines@inbox.example', '+61 2 5550 1234');
  const byPhone = await make(third.id, 'okafor@inbox.example', '+61 2 5550 1234');
  const ids = await kit.asSystem((scope) => findPersonCandidateIds(scope, byEmail.id, place.client.id));
  expect(ids).toEqual([byEmail.id, byBoth.id, byPhone.id].toSorted());
  await kit.close();
});

test('a dispute holds all candidates of a person at the client; a lost one ends the open ones for good', async () => {
  const kit = await createTestKit();
  const place = await makeSubmissionFixture(kit.db);
  const second = await makeTalentRequest(kit.db, { engagementId: place.engagement.id, statusId: 5 });
  const third = await makeTalentRequest(kit.db, { engagementId: place.engagement.id, statusId: 5 });
  const emailAddress = 'aurelio.brandt@inbox.example';
  const inRequest = (talentRequestId: string, statusId: 1 | 2 | 3, more: object = { emailAddress }) =>
    makeCandidate(kit.db, { talentRequestId, supplierId: place.agency.id, statusId, ...more });
  const open = await inRequest(place.request.id, 1);
  const rejected = await inRequest(second.id, 3);
  const hired = await inRequest(third.id, 2);
  // The fee for this hire was earned before the disputed ownership began.
  const fourth = await makeTalentRequest(kit.db, { engagementId: place.engagement.id, statusId: 5 });
  await inRequest(fourth.id, 2, { emailAddress, dateSubmitted: new Date('2026-01-10T00:00:00Z') });
  const somebodyElse = await inRequest(place.request.id, 1, {});
  const ids = await kit.asSystem((scope) => findPersonCandidateIds(scope, open.id, place.client.id));
  expect(ids).toEqual([open.id, rejected.id, hired.id].toSorted());

  const inOne = await kit.asSystem((scope) => findPersonCandidateIds(scope, open.id, second.id));
  expect(inOne).toEqual([rejected.id]);

  const states = async () => {
    const rows = await kit.db.selectFrom('candidate').select(['id', 'statusId', 'disputeState', 'feeState']).execute();
    const of = new Map(
      rows.map(({ id, statusId, disputeState, feeState }) => [
        id,
        `${String(statusId)} ${String(disputeState ?? feeState)}`,
      ]),
    );
    return [open, rejected, hired, somebodyElse].map(({ id }) => of.get(id));
  };
  const apply = (state: 'pending' | 'lost' | null) => kit.asSystem((scope) => applyDisputeState(scope, ids, state));
  await apply('pending');
  expect(await states()).toEqual(['1 pending', '3 pending', '2 on_hold', '1 null']);
  await apply(null);
  expect(await states()).toEqual(['1 null', '3 null', '2 null', '1 null']);
  await apply('lost');
  expect(await states()).toEqual(['3 lost', '3 lost', '2 null', '1 null']);
  await apply('pending');
  await apply(null);
  expect(await states()).toEqual(['3 lost', '3 lost', '2 null', '1 null']);
  // A fee that a decision has assigned is neither put on hold nor released.
  await kit.db.updateTable('candidate').set({ feeState: 'assigned' }).where('id', '=', hired.id).execute();
  for (const state of ['pending', null] as const) {
    await apply(state);
    expect(await states()).toEqual(['3 lost', '3 lost', '2 assigned', '1 null']);
  }
  await kit.close();
});
