import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSubmissionFixture } from '#server/candidates/factories.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { engagementEvents } from '../events.ts';
import { findEventChanges, listRequestChanges } from './request-changes.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('an event lists its changes in order; an agency reads published ones, another employer none', async () => {
  const place = await makeSubmissionFixture(kit.db);
  const other = await makeSubmissionFixture(kit.db);
  const event = { kind: engagementEvents.requestChanged, data: { changeId: newId(), what: 'noOfRoles' } };
  const silent = { kind: engagementEvents.published, data: {} };
  const change = (field: 'noOfRoles' | 'wanted', sort: number, publishedAt: Date | null) => ({
    id: newId(),
    changeId: event.data.changeId,
    talentRequestId: place.request.id,
    engagementId: place.engagement.id,
    clientId: place.client.id,
    field,
    about: field === 'wanted' ? 'How many?' : null,
    before: '2',
    after: '3',
    sort,
    publishedAt,
  });
  const now = kit.clock.now();
  await kit.db
    .insertInto('talentRequestChange')
    .values([change('wanted', 2, null), change('noOfRoles', 1, now)])
    .execute();
  const roles = { field: 'noOfRoles', about: null, before: '2', after: '3' };
  const wanted = { field: 'wanted', about: 'How many?', before: '2', after: '3' };
  const ofAgency = await kit.asAgency(place.recruiter.id, (scope) => listRequestChanges(scope, [event, silent]));
  expect(findEventChanges(ofAgency, event)).toEqual([roles]);
  expect(findEventChanges(ofAgency, silent)).toEqual([]);
  const ofEmployer = await kit.asClient(place.employer.id, (scope) => listRequestChanges(scope, [event]));
  expect(findEventChanges(ofEmployer, event)).toEqual([roles, wanted]);
  expect((await kit.asClient(other.employer.id, (scope) => listRequestChanges(scope, [event]))).size).toBe(0);
});

test('a wanted answer is never published, and an equal value is no change', async () => {
  const { request, engagement, client } = await makeSubmissionFixture(kit.db);
  const add = (given: { field: 'wanted' | 'cvCap'; after: string; publishedAt: Date | null }) =>
    kit.db
      .insertInto('talentRequestChange')
      .values({
        ...given,
        id: newId(),
        changeId: newId(),
        talentRequestId: request.id,
        engagementId: engagement.id,
        clientId: client.id,
        about: null,
        before: '1',
        sort: 1,
      })
      .execute();
  await expect(add({ field: 'wanted', after: '2', publishedAt: kit.clock.now() })).rejects.toMatchObject({
    constraint: 'wanted_answers_stay_with_the_employer',
  });
  await expect(add({ field: 'cvCap', after: '1', publishedAt: null })).rejects.toMatchObject({
    constraint: 'something_changed',
  });
});
