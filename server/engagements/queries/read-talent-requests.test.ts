import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeEngagement, makeQuestion, makeTalentRequest } from '../factories.ts';
import {
  readJobTitles,
  readQualificationSurvey,
  readOneTalentRequest,
  readTalentRequests,
  readTalentRequestsById,
} from './read-talent-requests.ts';

let kit: TestKit;
let agencyUser: string;
let clientId: string;
let engagementId: string;
beforeAll(async () => {
  kit = await createTestKit();
  clientId = (await makeTenant(kit.db, { side: 'client' })).id;
  agencyUser = (await makeUser(kit.db, { tenantId: (await makeTenant(kit.db)).id })).id;
  engagementId = (await makeEngagement(kit.db, { clientId, stage: 'fulfillment' })).id;
});
afterAll(() => kit.close());

const read = (talentRequestId: string, given: { engagementId?: string; clientId?: string } = {}) =>
  kit.asAgency(agencyUser, (scope) => readOneTalentRequest(scope, { talentRequestId, ...given }));

test('an Available request accepts candidates while a role remains, and shows its questions', async () => {
  const { id } = await makeTalentRequest(kit.db, { engagementId, statusId: 5, noOfRoles: 3, noOfRolesFilled: 1 });
  await makeQuestion(kit.db, { talentRequestId: id, kind: 'choice', options: ['Day', 'Night'], passing: 'Night' });
  const found = await read(id);
  expect(found).toMatchObject({
    talentRequestStatus: 'Available',
    isPaused: false,
    rolesRemaining: 2,
    takesCandidates: { allowed: true },
    questions: [{ kind: 'choice', options: ['Day', 'Night'], isMandatory: true }],
  });
  expect(JSON.stringify(found)).not.toContain('passing');
});

test("a paused request shows the employer's reason", async () => {
  const { id } = await makeTalentRequest(kit.db, {
    engagementId,
    statusId: 8,
    statusBeforePauseId: 5,
    reasonCode: '2',
  });
  expect(await read(id)).toMatchObject({
    isPaused: true,
    reason: 'Hiring freeze',
    takesCandidates: { allowed: false, reasons: [{ code: 'request-paused' }] },
  });
});

test('a reason is read from the list of its status', async () => {
  const cancelled = await makeTalentRequest(kit.db, { engagementId, statusId: 7, reasonCode: '2' });
  const completed = await makeTalentRequest(kit.db, { engagementId, statusId: 6, reasonCode: '2' });
  expect(await read(cancelled.id)).toMatchObject({ reason: 'Budget withdrawn' });
  expect(await read(completed.id)).toMatchObject({ reason: 'Filled by another source' });
});

test('a request under another engagement or client than its own is not found', async () => {
  const { id } = await makeTalentRequest(kit.db, { engagementId });
  const other = await makeEngagement(kit.db, { clientId });
  const otherClient = await makeTenant(kit.db, { side: 'client' });
  expect(await read(id, { engagementId, clientId })).toMatchObject({ talentRequestId: id });
  expect(await read(id, { engagementId: other.id })).toMatchObject({ refusal: { code: 'not-found' } });
  expect(await read(id, { clientId: otherClient.id })).toMatchObject({ refusal: { code: 'not-found' } });
});

test('all requests of an engagement are ordered by number, each with its own questions', async () => {
  const { id } = await makeEngagement(kit.db, { clientId });
  const first = await makeTalentRequest(kit.db, { engagementId: id });
  const second = await makeTalentRequest(kit.db, { engagementId: id });
  await makeQuestion(kit.db, { talentRequestId: second.id, text: 'Of the second?' });
  const found = await kit.asAgency(agencyUser, (scope) => readTalentRequests(scope, { engagementId: id }));
  expect(found).toMatchObject([
    { talentRequestId: first.id, questions: [] },
    { talentRequestId: second.id, questions: [{ text: 'Of the second?' }] },
  ]);
});

test('requests are read by id across engagements, without invisible ones', async () => {
  const other = await makeEngagement(kit.db, { clientId });
  const hidden = await makeEngagement(kit.db, { clientId, publishedAt: null });
  const made = [
    await makeTalentRequest(kit.db, { engagementId, jobTitle: 'Theatre Nurse' }),
    await makeTalentRequest(kit.db, { engagementId: other.id, jobTitle: 'Ward Clerk' }),
    await makeTalentRequest(kit.db, { engagementId: hidden.id }),
  ];
  const talentRequestIds = made.map(({ id }) => id).toReversed();
  const found = await kit.asAgency(agencyUser, (scope) => readTalentRequestsById(scope, { talentRequestIds }));
  expect(found).toMatchObject([
    { jobTitle: 'Theatre Nurse', engagementId },
    { jobTitle: 'Ward Clerk', engagementId: other.id },
  ]);
  expect(await kit.asAgency(agencyUser, (scope) => readTalentRequestsById(scope, { talentRequestIds: [] }))).toEqual(
    [],
  );
});

test('job titles of an engagement are ordered by number; the survey has the questions of a request', async () => {
  const { id } = await makeEngagement(kit.db, { clientId });
  const one = await makeTalentRequest(kit.db, { engagementId: id, jobTitle: 'Theatre Nurse' });
  const two = await makeTalentRequest(kit.db, { engagementId: id, jobTitle: 'Ward Clerk' });
  await makeQuestion(kit.db, { talentRequestId: two.id, text: 'Nights?', passing: 'yes' });
  expect(await kit.asAgency(agencyUser, (scope) => readJobTitles(scope, { engagementId: id }))).toEqual([
    { talentRequestId: one.id, talentRequestNumber: one.number, jobTitle: 'Theatre Nurse' },
    { talentRequestId: two.id, talentRequestNumber: two.number, jobTitle: 'Ward Clerk' },
  ]);
  const questions = await kit.asAgency(agencyUser, (scope) =>
    readQualificationSurvey(scope, { talentRequestId: two.id }),
  );
  expect(questions).toMatchObject([{ text: 'Nights?', kind: 'yes_no', isMandatory: true }]);
  expect(JSON.stringify(questions)).not.toContain('passing');
});
