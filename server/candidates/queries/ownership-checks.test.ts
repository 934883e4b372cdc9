import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  editCandidateEndpoint,
  listUsersByOwnershipChecksEndpoint,
  resubmitStateEndpoint,
  submitCandidateEndpoint,
} from '#contract/candidates/endpoints.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { defaultScopeSettings } from '#server/platform/scope/scope.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { makeApprovedAgency, makeCandidate, makeSubmissionFixture } from '../factories.ts';
import { makeSubmission } from '#server/testing/make-submission.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const makeStaff = async (): Promise<string> => {
  const { db } = server.kit;
  const provider = await makeTenant(db, { side: 'provider' });
  return (await makeUser(db, { tenantId: provider.id })).id;
};

it("a submission and an edit refused for a rival's person are recorded, counted and shown to the provider", async () => {
  const { db } = server.kit;
  const staff = await makeStaff();
  const place = await makeSubmissionFixture(db);
  for (const emailAddress of ['eva@inbox.example', 'flo@inbox.example']) {
    const input = await makeSubmission(db, place, { emailAddress });
    expect((await server.call(place.recruiter.id, submitCandidateEndpoint, input)).status).toBe(200);
  }
  const { agency, recruiter } = await makeApprovedAgency(db, place.engagement.id, { name: 'Foreshore' });
  const rival = { ...place, agency, recruiter };
  const tried = await makeSubmission(db, rival, { emailAddress: 'eva@inbox.example' });
  const notAvailable = { status: 409, body: { code: 'candidate-not-available' } };
  expect(await server.call(recruiter.id, submitCandidateEndpoint, tried, { key: 'the-same-key' })).toMatchObject(
    notAvailable,
  );
  expect(await server.call(recruiter.id, submitCandidateEndpoint, tried, { key: 'the-same-key' })).toMatchObject(
    notAvailable,
  );
  const own = await makeCandidate(db, { talentRequestId: place.request.id, supplierId: agency.id });
  const edit = { candidateId: own.id, emailAddress: 'flo@inbox.example' };
  expect(await server.call(recruiter.id, editCandidateEndpoint, edit)).toMatchObject(notAvailable);
  // A refusal for another reason reveals nothing about a rival.
  const again = await makeSubmission(db, place, { emailAddress: 'eva@inbox.example' });
  expect((await server.call(place.recruiter.id, submitCandidateEndpoint, again)).status).toBe(409);

  const rows = await db.selectFrom('ownershipCheck').selectAll().where('clientId', '=', place.client.id).execute();
  expect(rows).toHaveLength(3);
  expect(rows.every(({ userId, isAvailable }) => userId === recruiter.id && !isAvailable)).toBe(true);
  expect(JSON.stringify(rows)).not.toContain('inbox');
  const { body } = await server.call(staff, listUsersByOwnershipChecksEndpoint, {});
  expect(body).toMatchObject({
    total: 1,
    records: [{ supplierName: 'Foreshore', checks: 3, people: 2, notAvailable: 3, refusedSubmissions: 3 }],
  });

  // The recorded checks count towards the daily limit.
  const most = defaultScopeSettings.ownershipChecksPerDay;
  const [row] = rows;
  if (!row) throw new Error('There is no check.');
  const earlier = Array.from({ length: most - 2 }, (_, n) => ({
    ...row,
    id: newId(),
    keyHashes: [`email:${String(n)}`],
  }));
  await db.insertInto('ownershipCheck').values(earlier).execute();
  const ask = { engagementId: place.engagement.id, talentRequestId: place.request.id, email: 'gus@inbox.example' };
  expect(await server.call(recruiter.id, resubmitStateEndpoint, ask)).toMatchObject({ status: 429 });
  await db.deleteFrom('ownershipCheck').execute();
});

it("the provider sees each user's number of checks, people and unavailable people", async () => {
  const { db } = server.kit;
  const staff = await makeStaff();
  const place = await makeSubmissionFixture(db);
  for (const emailAddress of ['ada@inbox.example', 'ben@inbox.example']) {
    await makeCandidate(db, { talentRequestId: place.request.id, supplierId: place.agency.id, emailAddress });
  }
  const rival = await makeApprovedAgency(db, place.engagement.id, { name: 'Quayside' });
  const ask = (userId: string, email: string) =>
    server.call(userId, resubmitStateEndpoint, {
      engagementId: place.engagement.id,
      talentRequestId: place.request.id,
      email,
    });
  for (const email of ['ada@inbox.example', 'ada@inbox.example', 'ben@inbox.example', 'new@inbox.example']) {
    expect((await ask(rival.recruiter.id, email)).status).toBe(200);
  }
  await ask(place.recruiter.id, 'new@inbox.example');

  const list = (input: object) => server.call(staff, listUsersByOwnershipChecksEndpoint, input);
  const { status, body } = await list({});
  expect(status).toBe(200);
  expect(body).toMatchObject({
    total: 2,
    records: [
      {
        supplierName: 'Quayside',
        userId: rival.recruiter.id,
        checks: 4,
        people: 3,
        notAvailable: 3,
        refusedSubmissions: 0,
      },
      { supplierId: place.agency.id, checks: 1, people: 1, notAvailable: 0 },
    ],
  });
  expect((await list({ pageSize: 1, pageCurrent: 1 })).body).toMatchObject({
    records: [{ supplierId: place.agency.id }],
  });
  expect((await server.call(rival.recruiter.id, listUsersByOwnershipChecksEndpoint, {})).status).toBe(403);
  server.kit.clock.advance(31 * 24 * 3_600_000);
  expect((await list({})).body).toMatchObject({ total: 0, records: [] });
});
