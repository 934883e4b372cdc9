import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  editCandidateEndpoint,
  listUsersByOwnershipChecksEndpoint,
  resubmitStateEndpoint,
  submitCandidateEndpoint,
  withdrawCandidateEndpoint,
} from '#contract/candidates/endpoints.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { defaultScopeSettings } from '#server/platform/scope/scope.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { makeApprovedAgency, makeCandidate, makeSubmissionFixture, type SubmissionFixture } from '../../factories.ts';
import { makeSubmission } from '#server/testing/make-submission.ts';

const most = defaultScopeSettings.ownershipChecksPerDay;
const tooMany = { status: 429, body: { code: 'too-many-checks' } };
const notAvailable = { status: 409, body: { code: 'candidate-not-available' } };

let server: TestServer;
let place: SubmissionFixture;
let own: { id: string };
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

/** Creates a candidate owned by a rival at the client where the agency has its own candidate. */
beforeEach(async () => {
  const { db } = server.kit;
  await db.deleteFrom('ownershipCheck').execute();
  place = await makeSubmissionFixture(db);
  const { agency: rival } = await makeApprovedAgency(db, place.engagement.id);
  const talentRequestId = place.request.id;
  await makeCandidate(db, { talentRequestId, supplierId: rival.id, emailAddress: 'owned@inbox.example' });
  own = await makeCandidate(db, { talentRequestId, supplierId: place.agency.id, emailAddress: 'own@inbox.example' });
});

const edit = (given: object) =>
  server.call(place.recruiter.id, editCandidateEndpoint, { candidateId: own.id, ...given });
const submit = async (emailAddress: string) =>
  server.call(
    place.recruiter.id,
    submitCandidateEndpoint,
    await makeSubmission(server.kit.db, place, { emailAddress }),
  );
const check = (email: string) =>
  server.call(place.recruiter.id, resubmitStateEndpoint, {
    engagementId: place.engagement.id,
    talentRequestId: place.request.id,
    email,
  });
const recorded = () => server.kit.db.selectFrom('ownershipCheck').selectAll().orderBy('id').execute();
const exhaustLimit = (people: number) =>
  server.kit.db
    .insertInto('ownershipCheck')
    .values(
      Array.from({ length: people }, (_, n) => ({
        id: newId(),
        supplierId: place.agency.id,
        userId: place.recruiter.id,
        clientId: place.client.id,
        keyHashes: [`email:${String(n)}`],
        isAvailable: true,
        checkedAt: server.kit.clock.now(),
      })),
    )
    .execute();

it('an edit that changes the identity of a candidate counts as a check, and its result is recorded either way', async () => {
  expect(await edit({ emailAddress: 'free@inbox.example' })).toMatchObject({ status: 200 });
  expect(await edit({ emailAddress: 'owned@inbox.example' })).toMatchObject(notAvailable);
  expect(await edit({ emailAddress: 'own@inbox.example' })).toMatchObject({ status: 200 });
  expect((await recorded()).map(({ isAvailable }) => isAvailable)).toEqual([true, false, true]);
  const provider = await makeTenant(server.kit.db, { side: 'provider' });
  const staff = await makeUser(server.kit.db, { tenantId: provider.id });
  expect((await server.call(staff.id, listUsersByOwnershipChecksEndpoint, {})).body).toMatchObject({
    records: [{ userId: place.recruiter.id, checks: 3, people: 3, notAvailable: 1, refusedSubmissions: 1 }],
  });
});

it('an edit that leaves the identity unchanged is not a check', async () => {
  await exhaustLimit(most);
  expect(await edit({ location: 'Hobart', emailAddress: 'OWN@inbox.example' })).toMatchObject({ status: 200 });
  expect(await recorded()).toHaveLength(most);
});

it("'too-many-checks': edits and submissions count towards the daily limit of checks and are refused beyond it", async () => {
  await exhaustLimit(most - 1);
  expect(await edit({ emailAddress: 'owned@inbox.example' })).toMatchObject(notAvailable);
  for (const emailAddress of ['another@inbox.example', 'free@inbox.example', 'own2@inbox.example']) {
    expect(await edit({ emailAddress })).toMatchObject(tooMany);
    expect(await submit(emailAddress)).toMatchObject(tooMany);
    expect(await check(emailAddress)).toMatchObject(tooMany);
  }
  expect(await submit('owned@inbox.example')).toMatchObject(notAvailable);
  server.kit.clock.advance(25 * 3_600_000);
  expect(await edit({ emailAddress: 'another@inbox.example' })).toMatchObject({ status: 200 });
});

it('a successful submission does not count, and a person checked before the limit can be submitted after it', async () => {
  await exhaustLimit(most - 1);
  expect(await submit('first@inbox.example')).toMatchObject({ status: 200 });
  expect(await check('second@inbox.example')).toMatchObject({ status: 200 });
  expect(await submit('third@inbox.example')).toMatchObject(tooMany);
  expect(await submit('second@inbox.example')).toMatchObject({ status: 200 });
});

it('a submission that is withdrawn within a day counts, since it reveals as much as a check', async () => {
  const withdraw = async ({ body }: Awaited<ReturnType<typeof submit>>) => {
    const { _id: candidateId } = body as { _id: string };
    const input = { candidateId, withdrawReasons: [1] };
    expect(await server.call(place.recruiter.id, withdrawCandidateEndpoint, input)).toMatchObject({ status: 200 });
  };
  const early = await submit('early@inbox.example');
  await withdraw(await submit('free@inbox.example'));
  expect(await recorded()).toMatchObject([{ isAvailable: true, isSubmission: true }]);
  server.kit.clock.advance(25 * 3_600_000);
  await withdraw(early);
  expect(await recorded()).toHaveLength(1);
});
