import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeEngagement, makeQuestion, makeTalentRequest } from '../factories.ts';
import { findTalentRequest, listQuestions, listEngagementRequests } from './find-talent-request.ts';

let kit: TestKit;
let agencyUser: string;
let clientUser: string;
let otherClientUser: string;
let engagementId: string;
let requestId: string;
let hiddenId: string;
beforeAll(async () => {
  kit = await createTestKit();
  const agency = await makeTenant(kit.db);
  const client = await makeTenant(kit.db, { side: 'client' });
  const otherClient = await makeTenant(kit.db, { side: 'client' });
  agencyUser = (await makeUser(kit.db, { tenantId: agency.id })).id;
  clientUser = (await makeUser(kit.db, { tenantId: client.id })).id;
  otherClientUser = (await makeUser(kit.db, { tenantId: otherClient.id })).id;
  engagementId = (await makeEngagement(kit.db, { clientId: client.id })).id;
  requestId = (await makeTalentRequest(kit.db, { engagementId })).id;
  hiddenId = (await makeTalentRequest(kit.db, { engagementId, publishedAt: null })).id;
  await makeQuestion(kit.db, { talentRequestId: requestId, text: 'Second?', sort: 2 });
  await makeQuestion(kit.db, { talentRequestId: requestId, text: 'First?', sort: 1, passing: 'yes' });
});
afterAll(() => kit.close());

test('an agency sees the published requests of an engagement, a client all of its own', async () => {
  expect(
    (await kit.as(agencyUser, (scope) => listEngagementRequests(scope, engagementId))).map(({ id }) => id),
  ).toEqual([requestId]);
  expect(
    (await kit.as(clientUser, (scope) => listEngagementRequests(scope, engagementId))).map(({ id }) => id),
  ).toEqual([requestId, hiddenId]);
  expect(await kit.as(otherClientUser, (scope) => listEngagementRequests(scope, engagementId))).toEqual([]);
});

test('an invisible request is not found', async () => {
  expect(await kit.as(agencyUser, (scope) => findTalentRequest(scope, hiddenId))).toBeUndefined();
  expect(await kit.as(otherClientUser, (scope) => findTalentRequest(scope, requestId))).toBeUndefined();
});

test('questions are ordered, and their wanted answers are visible only to the employer', async () => {
  const questions = await kit.as(agencyUser, (scope) => listQuestions(scope, [requestId]));
  expect(questions.map(({ text }) => text)).toEqual(['First?', 'Second?']);
  expect(JSON.stringify(questions)).not.toContain('passing');
  expect(await kit.as(otherClientUser, (scope) => listQuestions(scope, [requestId]))).toEqual([]);
  expect(await kit.as(agencyUser, (scope) => listQuestions(scope, []))).toEqual([]);
});
