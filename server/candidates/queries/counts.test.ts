import { afterAll, beforeAll, expect, test } from 'vitest';
import { candidateEndpoints } from '#contract/candidates/endpoints.ts';
import { makeTalentRequest } from '#server/engagements/factories.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { makeApprovedAgency, makeCandidate, makeSubmissionFixture, type SubmissionFixture } from '../factories.ts';

let server: TestServer;
let place: SubmissionFixture;
let rival: Awaited<ReturnType<typeof makeApprovedAgency>>;
let cancelledId: string;

/** Calls every endpoint of an operation in turn. */
const callAll = async (operation: string, userId: string, input: object) => {
  const answers = [];
  for (const at of candidateEndpoints.filter((one) => one.operation === operation)) {
    answers.push(await server.call(userId, at, input));
  }
  return answers;
};

beforeAll(async () => {
  server = await createTestServer();
  const { db } = server.kit;
  place = await makeSubmissionFixture(db, { request: { noOfRoles: 3, cvCap: 5 } });
  rival = await makeApprovedAgency(db, place.engagement.id);
  const cancelled = await makeTalentRequest(db, { engagementId: place.engagement.id, statusId: 7 });
  cancelledId = cancelled.id;
  for (const [supplierId, statusIds] of [
    [place.agency.id, [1, 1, 4, 2, 3, 5]],
    [rival.agency.id, [1, 8]],
  ] as const) {
    for (const statusId of statusIds)
      await makeCandidate(db, { talentRequestId: place.request.id, supplierId, statusId });
  }
  for (const statusId of [1, 3] as const)
    await makeCandidate(db, { talentRequestId: cancelledId, supplierId: place.agency.id, statusId });
});
afterAll(() => server.close());

const ownFigures = {
  noOfCvs: 5,
  total: 5,
  cvCap: 5,
  byStatus: [
    { candidateStatusId: 1, candidateStatus: 'Pending', count: 2 },
    { candidateStatusId: 4, candidateStatus: 'Shortlisted', count: 1 },
    { candidateStatusId: 2, candidateStatus: 'Hired', count: 1 },
    { candidateStatusId: 3, candidateStatus: 'Rejected', count: 1 },
  ],
};

test('an agency counts its own candidates of a talent request by status in the short order, without withdrawn ones [C10] [C13]', async () => {
  const input = { talentRequestId: place.request.id };
  for (const [operation, addresses] of [
    ['candidates.requestCounts', 2],
    ['candidates.countOfRequest', 1],
  ] as const) {
    const answers = await callAll(operation, place.recruiter.id, input);
    expect(answers).toHaveLength(addresses);
    for (const { status, body } of answers) {
      expect({ status, body }).toMatchObject({ status: 200, body: { ...input, ...ownFigures } });
    }
  }
});

test('an employer counts the candidates of all agencies for its own requests only', async () => {
  const [all] = await callAll('candidates.countOfRequest', place.employer.id, { talentRequestId: place.request.id });
  expect(all?.body).toMatchObject({ total: 7, noOfCvs: 7 });
  const [whole] = await callAll('candidates.countOfEngagement', place.employer.id, {
    engagementId: place.engagement.id,
  });
  expect(whole?.body).toMatchObject({ total: 8, noOfCvs: 9, talentRequests: [{ total: 7 }, { total: 1 }] });
  const elsewhere = await makeSubmissionFixture(server.kit.db);
  const [none] = await callAll('candidates.countOfRequest', elsewhere.employer.id, {
    talentRequestId: place.request.id,
  });
  expect(none?.status).toBe(404);
});

test('an engagement is counted in total and by talent request; a cancelled request counts only rejected candidates', async () => {
  const input = { engagementId: place.engagement.id };
  for (const operation of ['candidates.engagementCounts', 'candidates.countOfEngagement']) {
    const [own] = await callAll(operation, place.recruiter.id, input);
    expect(own?.body).toMatchObject({
      ...input,
      engagementNumber: place.engagement.number,
      total: 6,
      noOfCvs: 7,
      talentRequests: [
        { talentRequestId: place.request.id, total: 5 },
        { talentRequestId: cancelledId, total: 1 },
      ],
    });
  }
});

test('the number of CVs is counted by the server [C10]', async () => {
  const input = {
    engagementId: place.engagement.id,
    clientId: place.client.id,
    talentRequestId: place.request.id,
    noOfCvs: 5,
  };
  const [counted] = await callAll('candidates.numberOfCvs', place.recruiter.id, input);
  expect(counted).toMatchObject({ status: 200, body: { talentRequestId: place.request.id, noOfCvs: 5 } });
  const [unnamed] = await callAll('candidates.numberOfCvs', place.recruiter.id, { ...input, noOfCvs: undefined });
  expect(unnamed?.body).toMatchObject({ noOfCvs: 5 });
});

test("cvs-not-counted: a number of CVs that differs from the server's is refused", async () => {
  const input = { engagementId: place.engagement.id, talentRequestId: place.request.id };
  const [more] = await callAll('candidates.numberOfCvs', place.recruiter.id, { ...input, noOfCvs: 6 });
  expect(more).toMatchObject({ status: 409, body: { code: 'cvs-not-counted' } });
  const [elsewhere] = await callAll('candidates.numberOfCvs', place.recruiter.id, {
    ...input,
    clientId: rival.agency.id,
  });
  expect(elsewhere?.status).toBe(404);
});
