import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Refused } from '#server/platform/problems/refused.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeTalentRequest } from '#server/engagements/factories.ts';
import {
  makeApprovedAgency,
  makeCandidate,
  makeCandidateDocument,
  makeSubmissionFixture,
  type SubmissionFixture,
} from '../factories.ts';
import { checkOwnership } from '../commands/ownership/check-ownership.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

type Input = Parameters<typeof checkOwnership>[1];

const checkPerson = async (
  place: Pick<SubmissionFixture, 'recruiter' | 'engagement' | 'request'>,
  given: Partial<Input>,
) => {
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

describe('the resubmission gate', () => {
  it('distinguishes a new person, an active one, a withdrawn one, an own one and one of another agency [C09]', async () => {
    const place = await makeSubmissionFixture(kit.db);
    const rival = { ...place, ...(await makeApprovedAgency(kit.db, place.engagement.id)) };
    const other = await makeTalentRequest(kit.db, { engagementId: place.engagement.id, statusId: 5 });
    await candidateOf(place);
    const email = 'PIA@inbox.example';
    expect(await checkPerson(place, { email: 'new@inbox.example' })).toEqual({
      isAllowed: true,
      isDuplicate: false,
      message: '',
    });
    expect(await checkPerson(place, { email })).toMatchObject({
      isAllowed: false,
      isDuplicate: true,
      message: 'This candidate is already in this talent request.',
    });
    expect(await checkPerson(place, { email, talentRequestId: other.id })).toMatchObject({
      isAllowed: true,
      isDuplicate: true,
      message: 'You own this candidate until 02 May 2027.',
    });
    expect(await checkPerson(rival, { email })).toMatchObject({
      isAllowed: false,
      isDuplicate: true,
      message: 'This candidate cannot be submitted to this client at present.',
    });
    await candidateOf(place, { statusId: 5, emailAddress: 'gone@inbox.example' });
    expect(await checkPerson(place, { email: 'gone@inbox.example' })).toMatchObject({
      isAllowed: true,
      isDuplicate: true,
      message: 'You submitted this candidate before on 03 Nov 2026. You can resubmit.',
    });
  });

  it("formats days in the caller's time zone, like the page around them", async () => {
    const place = await makeSubmissionFixture(kit.db);
    await candidateOf(place, { statusId: 5 });
    const inZone = async (timeZone: string) => checkPerson(place, { email: 'pia@inbox.example', timeZone });
    const on = (day: string) => ({
      message: `You submitted this candidate before on ${day} Nov 2026. You can resubmit.`,
    });
    expect(await inZone('Australia/Sydney')).toMatchObject(on('03'));
    expect(await inZone('America/New_York')).toMatchObject(on('02'));
  });

  it('checks all requests of the engagement if none is given', async () => {
    const place = await makeSubmissionFixture(kit.db);
    await candidateOf(place);
    expect(await checkPerson(place, { email: 'pia@inbox.example', talentRequestId: undefined })).toMatchObject({
      isAllowed: false,
    });
  });

  it('ignores the candidate that is being edited', async () => {
    const place = await makeSubmissionFixture(kit.db);
    const { id: candidateId } = await candidateOf(place);
    expect(await checkPerson(place, { email: 'pia@inbox.example', candidateId })).toMatchObject({ isAllowed: true });
  });

  it('warns of the same name in the same city, and of the same text in the CV', async () => {
    const place = await makeSubmissionFixture(kit.db);
    const words = 'Registered nurse in charge of four orthopaedic theatres on rotating shifts with twenty six staff';
    const mine = { supplierId: place.agency.id, uploadedBy: place.recruiter.id, textContent: words };
    const candidate = await candidateOf(place, { firstName: 'Pia', lastName: 'Lund', location: 'Hobart, TAS' });
    await makeCandidateDocument(kit.db, { ...mine, candidateId: candidate.id });
    const { id: documentId } = await makeCandidateDocument(kit.db, mine);
    const warning = {
      isAllowed: true,
      isDuplicate: true,
      message: 'A similar candidate exists. Check before you submit.',
    };
    const email = 'other@inbox.example';
    expect(await checkPerson(place, { email, firstName: 'pia', lastName: 'LUND', location: 'Hobart' })).toEqual(
      warning,
    );
    expect(await checkPerson(place, { email, documentId })).toEqual(warning);
    const edited = { ...mine, textContent: words.replace('twenty', 'thirty') };
    const { id: editedId } = await makeCandidateDocument(kit.db, edited);
    expect(await checkPerson(place, { email, documentId: editedId })).toMatchObject({ isDuplicate: false });
    expect(await checkPerson(place, { email, firstName: 'Pia', lastName: 'Lund', location: 'Perth' })).toMatchObject({
      isDuplicate: false,
    });
    const rival = { ...place, ...(await makeApprovedAgency(kit.db, place.engagement.id)) };
    expect(
      await checkPerson(rival, { email, firstName: 'Pia', lastName: 'Lund', location: 'Hobart', documentId }),
    ).toMatchObject({
      isDuplicate: false,
    });
  });

  it('compares many CVs of the maximum length without blocking the server', async () => {
    const place = await makeSubmissionFixture(kit.db);
    const longText = (n: number) =>
      Array.from({ length: 33_000 }, (_, at) => ((at * 7919 + n) % 46_656).toString(36).padStart(5, 'n')).join(' ');
    const mine = { supplierId: place.agency.id, uploadedBy: place.recruiter.id };
    for (let n = 1; n <= 12; n += 1) {
      const { id: candidateId } = await candidateOf(place, { emailAddress: `long-${String(n)}@inbox.example` });
      await makeCandidateDocument(kit.db, { ...mine, candidateId, textContent: longText(n) });
    }
    const { id: documentId } = await makeCandidateDocument(kit.db, { ...mine, textContent: longText(0) });
    const delay = monitorEventLoopDelay({ resolution: 10 });
    delay.enable();
    expect(await checkPerson(place, { email: 'other@inbox.example', documentId })).toMatchObject({ isAllowed: true });
    delay.disable();
    expect(delay.max / 1_000_000).toBeLessThan(250);
  });

  it('does not find a hidden engagement, or a client that is not its own', async () => {
    const place = await makeSubmissionFixture(kit.db);
    expect(await checkPerson(place, { engagementId: place.request.id })).toBe('not-found');
    expect(await checkPerson(place, { clientId: place.agency.id })).toBe('not-found');
  });
});
