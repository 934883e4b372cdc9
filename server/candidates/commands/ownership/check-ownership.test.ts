import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Refused } from '#server/platform/problems/refused.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeTalentRequest } from '#server/engagements/factories.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { defaultScopeSettings } from '#server/platform/scope/scope.ts';
import { makeDraftCandidate } from '#server/draft-candidates/factories.ts';
import {
  makeApprovedAgency,
  makeCandidate,
  makeCandidateDocument,
  makeSubmissionFixture,
  type SubmissionFixture,
} from '../../factories.ts';
import { checkOwnership, purgeOwnershipChecks } from './check-ownership.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

type Input = Parameters<typeof checkOwnership>[1];

const check = async (place: Pick<SubmissionFixture, 'recruiter' | 'engagement' | 'request'>, given: Partial<Input>) => {
  const input: Input = {
    engagementId: place.engagement.id,
    talentRequestId: place.request.id,
    email: '',
    contactNumber: '',
    linkedIn: '',
    firstName: '',
    lastName: '',
    location: '',
    ...given,
  };
  const answer = await kit.asAgency(place.recruiter.id, (scope) => checkOwnership(scope, input));
  return answer instanceof Refused ? answer.refusal.code : answer;
};
const candidateOf = (place: SubmissionFixture, given: object = {}) =>
  makeCandidate(kit.db, {
    talentRequestId: place.request.id,
    supplierId: place.agency.id,
    emailAddress: 'pia@inbox.example',
    dateSubmitted: new Date('2026-11-03T01:00:00Z'),
    ...given,
  });

const checksOf = (userId: string) =>
  kit.db.selectFrom('ownershipCheck').selectAll().where('userId', '=', userId).orderBy('id').execute();
const email = 'pia@inbox.example';

describe('permission to check', () => {
  it("'submission-closed': an agency needs the right to submit to this talent request now", async () => {
    const place = await makeSubmissionFixture(kit.db);
    await candidateOf(place);
    const stranger = await makeTenant(kit.db);
    const recruiter = await makeUser(kit.db, { tenantId: stranger.id, email: 'rita@stranger.example' });
    expect(await check({ ...place, recruiter }, { email })).toBe('submission-closed');
    expect(await check({ ...place, recruiter }, { email, talentRequestId: undefined })).toBe('submission-closed');
    expect(await checksOf(recruiter.id)).toEqual([]);

    const paused = await makeTalentRequest(kit.db, { engagementId: place.engagement.id, statusId: 2 });
    expect(await check(place, { email, talentRequestId: paused.id })).toBe('submission-closed');
    const elsewhere = await makeSubmissionFixture(kit.db);
    expect(await check(place, { email, talentRequestId: elsewhere.request.id })).toBe('not-found');
  });

  it('an agency that edits its own candidate may check, even if it could not submit another one', async () => {
    const place = await makeSubmissionFixture(kit.db, { request: { cvCap: 1 } });
    const { id: candidateId } = await candidateOf(place);
    expect(await check(place, { email: 'new@inbox.example' })).toBe('submission-closed');
    expect(await check(place, { email: 'new@inbox.example', candidateId })).toMatchObject({ isAllowed: true });
    const rival = { ...place, ...(await makeApprovedAgency(kit.db, place.engagement.id)) };
    expect(await check(rival, { email, candidateId })).toBe('not-found');
  });
});

describe('a check of a draft candidate', () => {
  const draftOf = async (place: SubmissionFixture, given: object = {}) => {
    const draft = await makeDraftCandidate(kit.db, {
      supplierId: place.agency.id,
      talentRequestId: place.request.id,
      askedBy: place.recruiter.id,
      firstName: 'Pia',
      lastName: 'Lund',
      ...given,
    });
    return draft.id;
  };
  const cvOf = async (place: SubmissionFixture, given: object = {}) => {
    const textContent = 'Registered nurse, theatre, orthopaedics and day surgery. '.repeat(20);
    const { id } = await makeCandidateDocument(kit.db, {
      supplierId: place.agency.id,
      uploadedBy: place.recruiter.id,
      textContent,
      ...given,
    });
    return id;
  };

  it('uses the talent request of the draft', async () => {
    const place = await makeSubmissionFixture(kit.db);
    await candidateOf(place);
    const draftCandidateId = await draftOf(place);
    const both = await makeTalentRequest(kit.db, { engagementId: place.engagement.id, statusId: 5 });
    const message = 'This candidate is already in this talent request.';
    expect(await check(place, { email, draftCandidateId, talentRequestId: undefined })).toMatchObject({ message });
    expect(await check(place, { email, draftCandidateId, talentRequestId: both.id })).toBe('not-found');
  });

  it('compares the CV of the draft if no other one is named', async () => {
    const place = await makeSubmissionFixture(kit.db);
    const { id: candidateId } = await candidateOf(place);
    await cvOf(place, { candidateId });
    const question = { email: 'other@inbox.example', firstName: 'Ida', lastName: 'Holm' };
    expect(await check(place, question)).toMatchObject({ isDuplicate: false });
    const draftCandidateId = await draftOf(place, { documentId: await cvOf(place) });
    const similar = 'A similar candidate exists. Check before you submit.';
    expect(await check(place, { ...question, draftCandidateId })).toMatchObject({ isAllowed: true, message: similar });
  });

  it("is refused for another agency's draft and for one of another engagement", async () => {
    const place = await makeSubmissionFixture(kit.db);
    const draftCandidateId = await draftOf(place);
    const rival = { ...place, ...(await makeApprovedAgency(kit.db, place.engagement.id)) };
    expect(await check(rival, { email, draftCandidateId })).toBe('not-found');
    const elsewhere = await makeSubmissionFixture(kit.db);
    expect(await check(place, { email, draftCandidateId: await draftOf(elsewhere) })).toBe('not-found');
    expect(await checksOf(rival.recruiter.id)).toEqual([]);
  });
});

describe('each check', () => {
  it('is recorded with hashes only, and with its result', async () => {
    const place = await makeSubmissionFixture(kit.db);
    await candidateOf(place);
    const { agency, recruiter } = await makeApprovedAgency(kit.db, place.engagement.id);
    const rival = { ...place, recruiter };
    await check(rival, { email });
    await check(rival, { email: 'new@inbox.example' });
    await check(rival, { firstName: 'Pia', lastName: 'Lund' });
    const rows = await checksOf(recruiter.id);
    expect(rows.map(({ isAvailable }) => isAvailable)).toEqual([false, true]);
    expect(rows[0]).toMatchObject({ supplierId: agency.id, clientId: place.client.id });
    expect(JSON.stringify(rows)).not.toContain('inbox');
    expect(rows.flatMap(({ keyHashes }) => keyHashes)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^email:[0-9a-f]{64}$/)]),
    );
    expect(
      await kit.asAgency(place.recruiter.id, (scope) => scope.db.selectFrom('ownershipCheck').selectAll().execute()),
    ).toEqual([]);
  });

  it("'too-many-checks': counts each further person of the day once", async () => {
    const place = await makeSubmissionFixture(kit.db);
    const most = defaultScopeSettings.ownershipChecksPerDay;
    const row = (n: number) => ({
      id: newId(),
      supplierId: place.agency.id,
      userId: place.recruiter.id,
      clientId: place.client.id,
      keyHashes: [`email:${String(n)}`],
      isAvailable: true,
      checkedAt: new Date(kit.clock.now().getTime() - 23 * 3_600_000),
    });
    await kit.db
      .insertInto('ownershipCheck')
      .values(Array.from({ length: most - 1 }, (_, n) => row(n)))
      .execute();
    const last = { email: 'last@inbox.example' };
    const tooMany = { email: 'another@inbox.example' };
    expect(await check(place, last)).toMatchObject({ isAllowed: true });
    expect(await check(place, last)).toMatchObject({ isAllowed: true });
    expect(await check(place, tooMany)).toBe('too-many-checks');
    expect(await check(place, { firstName: 'Pia', lastName: 'Lund' })).toMatchObject({ isAllowed: true });
    const colleague = await makeUser(kit.db, { tenantId: place.agency.id, email: 'colleague@agency.example' });
    expect(await check({ ...place, recruiter: colleague }, tooMany)).toMatchObject({ isAllowed: true });
    kit.clock.advance(2 * 3_600_000);
    expect(await check(place, tooMany)).toMatchObject({ isAllowed: true });
  });

  it('is deleted after 90 days', async () => {
    const place = await makeSubmissionFixture(kit.db);
    await check(place, { email });
    await kit.asSystem(purgeOwnershipChecks);
    expect(await checksOf(place.recruiter.id)).toHaveLength(1);
    kit.clock.advance(91 * 24 * 3_600_000);
    await kit.asSystem(purgeOwnershipChecks);
    expect(await checksOf(place.recruiter.id)).toEqual([]);
  });
});
