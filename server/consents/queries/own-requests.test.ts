import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCandidate } from '#server/candidates/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeConsentFixture, makeLinkedRequest } from '../factories.ts';
import { listConsentRequests, reloadConsentRequest } from './own-requests.ts';

let kit: TestKit;
let place: Awaited<ReturnType<typeof makeConsentFixture>>;
beforeAll(async () => {
  kit = await createTestKit();
  place = await makeConsentFixture(kit.db);
});
afterAll(() => kit.close());

const make = (row: object = {}, at = place) =>
  makeLinkedRequest({ db: kit.db, mac: kit.source.vault.mac, at: kit.clock.now() }, at, { row });
const list = (given: object = {}, userId = place.recruiter.id) =>
  kit.asAgency(userId, (scope) => listConsentRequests(scope, { states: [], pageCurrent: 0, pageSize: 10, ...given }));

test('the agency lists its requests by engagement and state, with the candidate that each became', async () => {
  const rival = await makeConsentFixture(kit.db);
  await make({}, rival);
  const waiting = await make();
  const agreed = await make({ state: 'agreed' });
  const { id: candidateId } = await makeCandidate(kit.db, {
    supplierId: place.agency.id,
    talentRequestId: place.request.id,
    consentRequestId: agreed.id,
  });
  const idsOf = (answer: Awaited<ReturnType<typeof list>>) =>
    'records' in answer ? answer.records.map((one) => one.consentRequestId) : [];
  expect(idsOf(await list())).toEqual([agreed.id, waiting.id]);
  expect(idsOf(await list({ states: ['waiting'] }))).toEqual([waiting.id]);
  expect(idsOf(await list({ isSubmitted: false }))).toEqual([waiting.id]);
  expect(idsOf(await list({ isSubmitted: true }))).toEqual([agreed.id]);
  expect(idsOf(await list({ engagementId: rival.engagement.id }))).toEqual([]);
  expect(await list({ pageSize: 1, pageCurrent: 1 })).toMatchObject({ total: 2, pageCount: 2, recordCount: 1 });
  const one = await kit.asAgency(place.recruiter.id, (scope) => reloadConsentRequest(scope, agreed.id));
  expect(one).toMatchObject({ candidateId, jobTitle: place.request.jobTitle, clientName: place.client.name });
});
