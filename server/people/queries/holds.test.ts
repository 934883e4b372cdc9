import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCandidate, makeSubmissionFixture, type SubmissionFixture } from '#server/candidates/factories.ts';
import { makeTalentRequest } from '#server/engagements/factories.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makePersonHold, makePersonMerge, personIdOf } from '../factories.ts';
import { findPeopleToHold, findHeldCandidates, listHolds } from './holds.ts';

let kit: TestKit;
let place: SubmissionFixture;
let staffId: string;
beforeAll(async () => {
  kit = await createTestKit();
  place = await makeSubmissionFixture(kit.db);
  const provider = await makeTenant(kit.db, { side: 'provider' });
  staffId = (await makeUser(kit.db, { tenantId: provider.id })).id;
});
afterAll(() => kit.close());

const made = async (facts: object = {}) => {
  const request = await makeTalentRequest(kit.db, { engagementId: place.engagement.id, statusId: 5 });
  return makeCandidate(kit.db, { talentRequestId: request.id, supplierId: place.agency.id, statusId: 3, ...facts });
};
const find = (email: string) => kit.asProvider(staffId, (scope) => findPeopleToHold(scope, { email }));
const list = async () => {
  const found = await kit.asProvider(staffId, (scope) => listHolds(scope, { pageCurrent: 0, pageSize: 10 }));
  return 'records' in found ? found.records : [];
};

test('the staff find the people of all agencies with an email address of any submission', async () => {
  const other = await makeSubmissionFixture(kit.db);
  await made({ emailAddress: 'Tove@inbox.example', contactNumber: '+61491570155' });
  await made({ emailAddress: 'tove.new@inbox.example', contactNumber: '+61491570155', lastName: 'Aldermann' });
  const theirs = { talentRequestId: other.request.id, supplierId: other.agency.id };
  await makeCandidate(kit.db, { ...theirs, emailAddress: 'tove@inbox.example' });
  const found = await find('tove@INBOX.example');
  const records = 'records' in found ? found.records : [];
  expect(records).toHaveLength(2);
  expect(records).toContainEqual(expect.objectContaining({ agencyName: other.agency.name, submissions: 1 }));
  expect(records).toContainEqual(
    expect.objectContaining({
      agencyName: place.agency.name,
      submissions: 2,
      lastName: 'Aldermann',
      emailAddress: 'tove.new@inbox.example',
      heldSince: null,
    }),
  );
  expect(await find('nobody@inbox.example')).toEqual({ records: [] });
});

test('current holds come first, and that of a merged duplicate has the name of the person', async () => {
  const ended = await made({ lastName: 'Ended' });
  const current = await made({ lastName: 'Current' });
  const duplicate = await made({ lastName: 'Duplicate', dateSubmitted: new Date('2020-01-01T00:00:00Z') });
  await makePersonHold(kit.db, {
    candidateId: ended.id,
    placedBy: staffId,
    placedAt: new Date('2026-11-19T00:00:00Z'),
    liftedAt: kit.clock.now(),
    liftedBy: staffId,
    liftedByName: 'Nils Aas',
  });
  await makePersonHold(kit.db, { candidateId: duplicate.id, placedBy: staffId });
  expect((await list()).map(({ lastName, lifted }) => [lastName, lifted === null])).toEqual([
    ['Duplicate', true],
    ['Ended', false],
  ]);
  await makePersonMerge(kit.db, {
    candidateId: current.id,
    mergedCandidateId: duplicate.id,
    mergedBy: place.recruiter.id,
    mergedAt: kit.clock.now(),
  });
  expect((await list())[0]).toMatchObject({ lastName: 'Current' });
  const held = await kit.asSystem((scope) => findHeldCandidates(scope, [ended.id, current.id, duplicate.id]));
  expect(new Set(held)).toEqual(new Set([current.id, duplicate.id]));
  expect(await personIdOf(kit.db, duplicate.id)).toBe(await personIdOf(kit.db, current.id));
});
