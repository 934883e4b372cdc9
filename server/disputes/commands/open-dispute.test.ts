import { afterAll, beforeAll, expect, test } from 'vitest';
import { contactBefore } from '#server/claims/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeDisputedPlace } from '../factories.ts';
import { openDispute } from './open-dispute.ts';

let kit: TestKit;
let place: Awaited<ReturnType<typeof makeDisputedPlace>>;
beforeAll(async () => {
  kit = await createTestKit();
  place = await makeDisputedPlace(kit.db, { at: kit.clock.now() });
});
afterAll(() => kit.close());

const open = (userId: string, person: { emailAddress?: string; talentRequestId?: string } = {}) =>
  kit.asAgency(userId, (scope) =>
    openDispute(scope, {
      engagementId: place.engagement.id,
      talentRequestId: place.request.id,
      firstName: place.candidate.firstName,
      lastName: place.candidate.lastName,
      emailAddress: place.candidate.emailAddress,
      contactNumber: '',
      linkedIn: '',
      currentCountryId: null,
      contacts: [contactBefore(scope.now, 12)],
      statement: 'He asked us to present him.',
      ...person,
    }),
  );

test('an agency disputes a person of another agency once, and learns nothing about the owner', async () => {
  const opened = await open(place.rival.recruiter.id);
  expect(opened).toMatchObject({
    state: 'open',
    clientName: place.client.name,
    statement: 'He asked us to present him.',
    can: { withdraw: { allowed: true } },
  });
  expect(JSON.stringify(opened)).not.toContain(place.agency.name);
  const rows = await kit.db.selectFrom('ownershipDispute').selectAll().execute();
  expect(rows).toMatchObject([{ supplierId: place.rival.agency.id, clientId: place.client.id }]);
  expect(rows[0]?.keys).toContainEqual(expect.stringMatching(/^email:[0-9a-f]{64}$/));
  const [event] = await kit.db.selectFrom('event').selectAll().where('kind', '=', 'dispute.opened').execute();
  expect(event).toMatchObject({ supplierId: place.rival.agency.id, clientId: null, candidateId: null });
  expect(await open(place.rival.recruiter.id)).toMatchObject({ refusal: { code: 'already-disputed' } });
});

test('a person without another owner is available, which counts as a check', async () => {
  const free = await open(place.rival.recruiter.id, { emailAddress: 'nobody.yet@inbox.example' });
  expect(free).toMatchObject({ refusal: { code: 'person-available' } });
  expect(await open(place.recruiter.id)).toMatchObject({ refusal: { code: 'person-available' } });
});

test('only an agency that may submit to the talent request can dispute', async () => {
  await kit.db.updateTable('talentRequest').set({ statusId: 8 }).where('id', '=', place.request.id).execute();
  expect(await open(place.rival.recruiter.id)).toMatchObject({ refusal: { code: 'submission-closed' } });
  const stranger = await makeDisputedPlace(kit.db, { at: kit.clock.now() });
  expect(await open(stranger.recruiter.id)).toMatchObject({ refusal: { code: 'submission-closed' } });
});
