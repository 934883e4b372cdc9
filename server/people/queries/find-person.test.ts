import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  makeApprovedAgency,
  makeCandidate,
  makeSubmissionFixture,
  type SubmissionFixture,
} from '#server/candidates/factories.ts';
import { editCandidateEndpoint } from '#contract/candidates/endpoints.ts';
import { submitPerson } from '#server/candidates/public.ts';
import { makeApplication } from '#server/applications/factories.ts';
import { makeEngagement, makeTalentRequest } from '#server/engagements/factories.ts';
import { makeTenant } from '#server/identity/factories.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { makeSubmission } from '#server/testing/make-submission.ts';
import type { TestKit } from '#server/testing/kit.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { personIdOf } from '../factories.ts';
import { findPersonId } from './find-person.ts';

let server: TestServer;
let kit: TestKit;
let place: SubmissionFixture;
beforeAll(async () => {
  server = await createTestServer();
  kit = server.kit;
  place = await makeSubmissionFixture(kit.db);
});
afterAll(() => server.close());

/** Creates another client's talent request, for which the agency is selected. */
const anotherRequest = async () => {
  const client = await makeTenant(kit.db, { side: 'client' });
  const engagement = await makeEngagement(kit.db, { clientId: client.id, stage: 'fulfillment' });
  await makeApplication(kit.db, {
    engagementId: engagement.id,
    supplierId: place.agency.id,
    appliedBy: place.recruiter.id,
  });
  return makeTalentRequest(kit.db, { engagementId: engagement.id, statusId: 5 });
};

const submit = async (request: { id: string }, person: object) => {
  const input = await makeSubmission(kit.db, { ...place, request }, person);
  const submitted = await kit.asAgency(place.recruiter.id, (scope) => submitPerson(scope, input));
  if (submitted instanceof Refused) throw new Error(submitted.refusal.code);
  return submitted._id;
};

test('submissions with the same email, phone or LinkedIn profile belong to one person of the agency', async () => {
  const first = await submit(place.request, { emailAddress: 'ada@inbox.example', contactNumber: '+61491570156' });
  const byEmail = await submit(await anotherRequest(), { emailAddress: 'Ada@inbox.example' });
  const byPhone = await submit(await anotherRequest(), {
    emailAddress: 'ada.byrne@inbox.example',
    contactNumber: '0491 570 156',
  });
  const byNewEmail = await submit(await anotherRequest(), { emailAddress: 'ada.byrne@inbox.example' });
  const stranger = await submit(place.request, { emailAddress: 'bo@inbox.example' });
  const person = await personIdOf(kit.db, first);
  for (const one of [byEmail, byPhone, byNewEmail]) expect(await personIdOf(kit.db, one)).toBe(person);
  expect(await personIdOf(kit.db, stranger)).not.toBe(person);
});

test('a rival agency has its own person for the same keys', async () => {
  const rival = await makeApprovedAgency(kit.db, place.engagement.id);
  const person = { talentRequestId: place.request.id, emailAddress: 'cleo@inbox.example', statusId: 5 } as const;
  const own = await makeCandidate(kit.db, { ...person, supplierId: place.agency.id });
  const theirs = await makeCandidate(kit.db, { ...person, supplierId: rival.agency.id });
  expect(await personIdOf(kit.db, own.id)).not.toBe(await personIdOf(kit.db, theirs.id));
  const seen = await kit.asAgency(rival.recruiter.id, async (scope) =>
    findPersonId(scope, await personIdOf(kit.db, own.id)),
  );
  expect(seen).toBeUndefined();
});

test('fifty simultaneous submissions of ten people create ten people', async () => {
  const clients = await Promise.all(Array.from({ length: 5 }, () => anotherRequest()));
  const before = await kit.db.selectFrom('person').select('id').where('supplierId', '=', place.agency.id).execute();
  await Promise.all(
    clients.flatMap((request) =>
      Array.from({ length: 10 }, (_, at) =>
        submit(request, {
          emailAddress: `together${String(at)}@inbox.example`,
          contactNumber: `+6149157${String(1000 + at)}`,
        }),
      ),
    ),
  );
  const after = await kit.db.selectFrom('person').select('id').where('supplierId', '=', place.agency.id).execute();
  expect(after.length - before.length).toBe(10);
}, 60_000);

test('an edited candidate brings the new keys to its person, and keys of somebody else stay with them', async () => {
  const candidateId = await submit(place.request, { emailAddress: 'dora@inbox.example' });
  const edit = (emailAddress: string) =>
    server.call(place.recruiter.id, editCandidateEndpoint, { candidateId, emailAddress });
  expect(await edit('dora.new@inbox.example')).toMatchObject({ status: 200 });
  const later = await submit(await anotherRequest(), { emailAddress: 'dora.new@inbox.example' });
  expect(await personIdOf(kit.db, later)).toBe(await personIdOf(kit.db, candidateId));
  const known = await submit(await anotherRequest(), { emailAddress: 'emil@inbox.example' });
  await edit('emil@inbox.example');
  expect(await personIdOf(kit.db, known)).not.toBe(await personIdOf(kit.db, candidateId));
});

test('a merged person is found as the one it was merged into, over several merges', async () => {
  const [a, b, c] = await Promise.all(
    ['f1', 'f2', 'f3'].map(async (name) =>
      personIdOf(kit.db, await submit(place.request, { emailAddress: `${name}@inbox.example` })),
    ),
  );
  await kit.db
    .updateTable('person')
    .set({ mergedIntoId: b })
    .where('id', '=', a ?? '')
    .execute();
  await kit.db
    .updateTable('person')
    .set({ mergedIntoId: c })
    .where('id', '=', b ?? '')
    .execute();
  expect(await kit.asAgency(place.recruiter.id, (scope) => findPersonId(scope, a ?? ''))).toBe(c);
});
