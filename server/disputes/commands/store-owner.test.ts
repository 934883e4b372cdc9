import { expect, test } from 'vitest';
import { makeCandidate } from '#server/candidates/factories.ts';
import { makeTalentRequest } from '#server/engagements/factories.ts';
import { identityKeyText } from '#server/candidates/public.ts';
import { createTestKit } from '#server/testing/kit.ts';
import { makeDispute, makeDisputeFixture } from '../factories.ts';
import { storeDisputedOwner } from './store-owner.ts';

test('an owner for the talent request takes precedence over one for the client; the agency itself is none', async () => {
  const kit = await createTestKit();
  const { candidate, agency, rival, client, request } = await makeDisputeFixture(kit.db, { at: kit.clock.now() });
  const dispute = await makeDispute(kit.db, {
    candidateId: candidate.id,
    supplierId: rival.agency.id,
    openedBy: rival.recruiter.id,
  });
  const find = async () => {
    await kit.db.deleteFrom('ownershipDefence').where('disputeId', '=', dispute.id).execute();
    const party = await kit.asSystem((scope) => storeDisputedOwner(scope, dispute, 'Australia/Sydney'));
    const stored = await kit.db
      .selectFrom('ownershipDefence')
      .select(['supplierId', 'candidateId', 'scopeId'])
      .where('disputeId', '=', dispute.id)
      .executeTakeFirst();
    return { party, ...stored };
  };
  expect(await find()).toEqual({
    party: 'agency',
    supplierId: agency.id,
    candidateId: candidate.id,
    scopeId: client.id,
  });
  const owned = await kit.db
    .selectFrom('candidateOwnership')
    .selectAll()
    .where('candidateId', '=', candidate.id)
    .execute();
  await kit.db
    .insertInto('candidateOwnership')
    .values(owned.map((row) => ({ ...row, scopeId: request.id, supplierId: client.id })))
    .execute();
  expect(await find()).toEqual({ party: 'client' });
  await kit.db.updateTable('candidateOwnership').set({ supplierId: rival.agency.id }).execute();
  expect(await find()).toEqual({ party: 'nobody' });
  await kit.close();
});

test('the owner is found by all keys that the agency knows, with the candidate that the ownership is based on', async () => {
  const kit = await createTestKit();
  const at = kit.clock.now();
  const { candidate, agency, rival, engagement, client, request } = await makeDisputeFixture(kit.db, { at });
  const { emailAddress, contactNumber } = candidate;
  const another = async (supplierId: string, more: object) => {
    const { id: talentRequestId } = await makeTalentRequest(kit.db, { engagementId: engagement.id, statusId: 5 });
    return makeCandidate(kit.db, { talentRequestId, supplierId, ...more });
  };
  // The agency that opened the dispute knows the person by a second phone number, which the owner doesn't have.
  const known = await another(rival.agency.id, { emailAddress, contactNumber: '+61 2 5550 0188', statusId: 3 });
  await kit.db.deleteFrom('candidateOwnership').where('candidateId', '=', known.id).execute();
  const keys = await kit.db
    .selectFrom('candidateIdentity')
    .select(['keyType', 'keyHash'])
    .where('candidateId', '=', known.id)
    .where('keyType', '=', 'phone')
    .execute();
  const dispute = await makeDispute(kit.db, {
    candidateId: candidate.id,
    supplierId: rival.agency.id,
    openedBy: rival.recruiter.id,
    keys: keys.map(identityKeyText),
  });
  const find = async () => {
    await kit.db.deleteFrom('ownershipDefence').where('disputeId', '=', dispute.id).execute();
    const party = await kit.asSystem((scope) => storeDisputedOwner(scope, dispute, 'Australia/Sydney'));
    const stored = await kit.db
      .selectFrom('ownershipDefence')
      .select(['supplierId', 'candidateId', 'scopeId'])
      .where('disputeId', '=', dispute.id)
      .executeTakeFirst();
    return { party, ...stored };
  };
  expect(await find()).toEqual({
    party: 'agency',
    supplierId: agency.id,
    candidateId: candidate.id,
    scopeId: client.id,
  });

  // The owner's earlier hire shares the person's keys, but its ownership has ended.
  const hire = await another(agency.id, { emailAddress, contactNumber, statusId: 2, dateSubmitted: new Date(0) });
  expect(await find()).toMatchObject({ candidateId: candidate.id });
  // Once that candidate is erased, the dispute is about another candidate of the same person.
  await kit.db.updateTable('candidate').set({ erasedAt: at }).where('id', '=', candidate.id).execute();
  expect(await find()).toMatchObject({ candidateId: hire.id });
  // In this talent request, the agency that opened the dispute has no candidate that connects the two numbers.
  await kit.db.updateTable('candidateOwnership').set({ scopeId: request.id }).execute();
  expect(await find()).toEqual({ party: 'nobody' });
  await kit.close();
});

test('an agency can store the owner only of its own dispute', async () => {
  const kit = await createTestKit();
  const { candidate, recruiter, rival } = await makeDisputeFixture(kit.db, { at: kit.clock.now() });
  const by = { supplierId: rival.agency.id, openedBy: rival.recruiter.id };
  const dispute = await makeDispute(kit.db, { ...by, candidateId: candidate.id });
  await kit.db.deleteFrom('ownershipDefence').where('disputeId', '=', dispute.id).execute();
  const storeAs = (userId: string) =>
    kit.asAgency(userId, (scope) => storeDisputedOwner(scope, dispute, 'Australia/Sydney'));
  expect(await storeAs(recruiter.id)).toBe('nobody');
  expect(await kit.db.selectFrom('ownershipDefence').select('disputeId').execute()).toEqual([]);
  expect(await storeAs(rival.recruiter.id)).toBe('agency');
  await kit.close();
});
